# A simulation on a Ray cluster: what is wrong and the remedy, one line; the place stands before it.

cluster-bad-address = “{ $value }” is not the address of a cluster; write local, or ray://HOST:PORT.
cluster-no-extra = Ray or its client is not installed; install it with: pip install "{ $extra }".
cluster-silent = Nothing answers at { $address }; start the cluster there or correct the address.
cluster-no-ray = What answers at { $address } is not Ray; correct the port (10001 as a rule for ray://, 6379 without it).
cluster-token = The cluster at { $address } wants a token; set RAY_AUTH_MODE=token and give its token in RAY_AUTH_TOKEN or in the file ~/.ray/auth_token.
cluster-refused = The cluster at { $address } cannot be used ({ $reason }); use the same versions of Ray and Python as there, its token (RAY_AUTH_TOKEN) if it has one, and ray:// unless this machine is part of it.
cluster-no-start = Ray cannot be started on this machine ({ $reason }); make room for it, or play without --cluster.
cluster-in-use = This program is connected to Ray already; call ray.shutdown() first.
cluster-full = No core of the cluster became free within { $seconds } seconds; add machines or wait until other work is done.
cluster-no-package = elferrat is not installed on the cluster’s workers; install { $ours } there.
cluster-differs = The cluster’s workers have another elferrat, { $theirs }, and here it is { $ours }; install the same there.
cluster-workers-die = The cluster’s workers die before they answer ({ $reason }); look into their logs.
cluster-shard-lost = Games { $first } to { $last } were lost { $tries } times with the worker that played them ({ $reason }); give the workers more memory and start again.
cluster-gone = The cluster no longer answers; start it and the simulation again.
