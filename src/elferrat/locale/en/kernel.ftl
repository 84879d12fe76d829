# The compiled twin: what cannot be used, what is being waited for.

kernel-missing = This is not installed; install it with: { $extra }
kernel-disabled = Numba is told not to compile, so the compiled rules cannot be used; remove this variable.
kernel-too-long = { $count } entries are more than the { $most } of any dealt game; the compiled rules cannot take this position.
kernel-bad-moves = Give an array of { $size } whole numbers, one move a game.
kernel-illegal = Move { $move } is not legal in this game; nothing was played. The masks show the legal moves.
kernel-compiling = Compiling for this machine: once, some ten seconds, longer on a busy one …
kernel-warm = The rules are compiled ({ $seconds } s); they lie in { $folder }.
