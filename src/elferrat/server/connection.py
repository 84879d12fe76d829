"""One client's way out: a bounded queue of frames, and a fresh view for who is too slow."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_WAITING = 256  # frames


class Connection:
    """The frames that wait for one client; one reader takes them.

    A client that falls behind by more than `MOST_WAITING` frames loses them; when it takes the
    next one it gets its whole view instead, made at that moment by `fresh`.
    """

    def __init__(
        self, grant: str | None, lang: str, pack: str = "french", host: str | None = None
    ) -> None:
        self.grant = grant
        self.lang = lang  # of reasons and hints
        self.pack = pack  # whose words they use for cards
        self.host = host  # the host's grant, as it is claimed
        self.fresh: Callable[[], bytes] | None = None
        self.resyncs = 0  # how often it fell behind
        self.fell_behind: Callable[[], None] = lambda: None
        self._frames: deque[bytes] = deque()
        self._behind = False
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._waiter: asyncio.Future[None] | None = None

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; never waits."""
        if self._behind or self._closed:
            return
        if len(self._frames) >= MOST_WAITING:
            self._frames.clear()
            self._behind = True
            self.resyncs += 1
            self.fell_behind()
        else:
            self._frames.append(frame)
        self._wake()

    def close(self) -> None:
        """Let `next` end after what waits."""
        self._closed = True
        self._wake()

    @property
    def closed(self) -> bool:
        """Whether nothing more is taken."""
        return self._closed

    async def next(self) -> bytes | None:
        """The next frame, when there is one; None at the end."""
        while not self._frames and not self._behind:
            if self._closed:
                return None
            self._waiter = self._loop.create_future()
            await self._waiter
        if self._behind:
            self._behind = False
            assert self.fresh is not None
            return self.fresh()
        return self._frames.popleft()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
