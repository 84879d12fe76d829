# HTTP and WebSocket of the table server: what is refused and why; what keeps it from starting.

## Requests

web-route = There is nothing at this address; check it.
web-method = This address does not take that method; see the description of the interface.
web-request = This request cannot be read; see the description of the interface.
web-server = Something went wrong here; nothing was changed, and it has been written down.
web-stale = The table has gone on meanwhile; look at it again.
web-host = This server is for this machine alone; its host can name another address with --public.
web-origin = This request comes from a page of another site; open the table’s own page.
web-too-long = This is too long; at most { $most } bytes are read.
web-not-json = The body must be JSON, with the content type application/json.
web-busy = Too much comes from your address; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
web-no-player = You keep no name here; keep one, or come back to yours with its recovery code.
web-no-record = There is no finished game at this address; check it.
web-metrics-here = The numbers are shown to this machine alone; the server’s host can open them.
web-bye-stop = The server stops; connect again in a moment.
web-bye-binary = Commands are texts in JSON, not bytes; connect again.

## Starting

web-port-taken = Another program listens there already; end it, or choose another port with --port.
web-port-forbidden = This port may not be used; choose one above 1023 with --port.
web-address-elsewhere = This machine has no such address; choose another with --host.
web-out-of-range = { $value } is out of range; a number from { $low } to { $high } is needed.
web-bad-public = “{ $value }” is not an address of pages; write it like https://cards.example, without a path.
web-bad-proxy = “{ $value }” is neither an address nor a network; write it like 10.0.0.1 or 10.0.0.0/24.
web-no-review = Nobody has asked for the review of this game; ask for it with a POST to this address.
web-review-failed = The review of this game could not be made; ask for it again.
web-review-not-here = This server cannot review games; its host installs elferrat[twin] for that.
web-review-crowded = Too many games wait for their review; try again in a minute.
