"""People who keep a name: without a mail address or a password, by a code that they write down.

The recovery code has 125 bits of chance, and only its SHA-256 is stored: nobody can try so many. A
slow or salted hash is for passwords, which people think up; here it would only hinder the search
for a code's owner.
"""

import secrets
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any, Unpack

from itsdangerous import BadData, URLSafeSerializer

from elferrat.locale.message import Unusable
from elferrat.server.names import clean_name, same_name
from elferrat.server.standing import Results, statistics
from elferrat.server.store.facts import Conflict, Player, PlayerChanges
from elferrat.server.store.store import Store

# Crockford's: no I, L, O or U, which are misread or make words.
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
_CODE_SIGNS = 25  # of 5 bits each
_GROUP = 5
_LONGEST_CODE = 100
_LONGEST_TOKEN = 500


class People:
    """The players of a server. `now` gives the time in ms since 1970; `signer` makes tokens.

    Every method may raise `StoreDown`. Who changes a player first makes sure, by `known`, that it
    is that player who asks.
    """

    def __init__(self, store: Store, signer: "Signer", now: Callable[[], int]) -> None:
        self._store = store
        self._signer = signer
        self._now = now

    async def keep(self, name: str, lang: str = "en") -> tuple[Player, str]:
        """A new player of that name, and the recovery code, which is shown this once.

        Raises:
            Unusable: the name cannot be used, or somebody else keeps it or one that looks like it.
        """
        name, code, now = clean_name(name), fresh_code(), self._now()
        player = Player(0, name, same_name(name), _hash(code), now, lang, seen=now)
        try:
            number = await self._store.add_player(player)
        except Conflict:
            raise Unusable("name", "player-name-taken", name=name) from None
        return replace(player, id=number), code

    async def recover(self, code: str) -> Player:
        """The player with that recovery code: on another device, or after cookies were lost.

        The code stays valid, and other devices stay signed in; `renew` ends both.

        Raises:
            Unusable: it is no code, or nobody has it.
        """
        found = code_hash(code)
        if found is None:
            raise Unusable("code", "player-no-code")
        player = await self._store.player_recovering(found)
        if player is None:
            raise Unusable("code", "player-unknown-code")
        return player

    async def renew(self, player: int) -> tuple[Player, str]:
        """Another recovery code instead of the old one; every token made before ends with that.

        Raises:
            Unusable: there is no such player any more.
        """
        code = fresh_code()
        return await self._change(player, recovery=_hash(code), seen=self._now()), code

    async def rename(self, player: int, name: str) -> Player:
        """Another name for a player; finished games keep the one they were played under.

        Raises:
            Unusable: the name cannot be used or is taken, or there is no such player any more.
        """
        name = clean_name(name)
        try:
            return await self._change(player, name=name, unique=same_name(name), seen=self._now())
        except Conflict:
            raise Unusable("name", "player-name-taken", name=name) from None

    async def forget(self, player: int) -> None:
        """Remove all that is known of a player; their finished games stay, without the name."""
        await self._store.forget(player)

    async def export(self, player: int) -> dict[str, Any]:
        """All that is known of a player, as JSON.

        Raises:
            Unusable: there is no such player any more.
        """
        found = await self._store.export(player)
        if found is None:
            raise Unusable("player", "player-unknown")
        return found

    async def statistics(self, player: int) -> dict[str, Results]:
        """A player's finished games added up, by game."""
        return statistics(await self._store.played(player))

    def token(self, player: Player) -> str:
        """What a cookie says of who keeps a name, until the recovery code is renewed."""
        return self._signer.player_token(player.id, epoch(player))

    async def known(self, token: str) -> Player | None:
        """The player whose token that is; None if it is nobody's, or not any more."""
        read = self._signer.read_player_token(token)
        player = None if read is None else await self._store.player(read[0])
        if read is None or player is None or epoch(player) != read[1]:
            return None
        return player

    async def _change(self, number: int, **changes: Unpack[PlayerChanges]) -> Player:
        player = await self._store.change_player(number, **changes)
        if player is None:
            raise Unusable("player", "player-unknown")
        return player


def epoch(player: Player) -> int:
    """A number that is another one as soon as the recovery code is."""
    return int(player.recovery[:8], 16)


def fresh_code() -> str:
    """A new recovery code, in groups that can be read aloud: `7K3MQ-9XT2A-…`."""
    signs = "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_SIGNS))
    return "-".join(signs[at : at + _GROUP] for at in range(0, _CODE_SIGNS, _GROUP))


def code_hash(text: str) -> str | None:
    """The hash by which a recovery code is stored; None if the text cannot be one.

    Capitals, gaps and hyphens do not matter, and signs that look alike are the same.
    """
    if len(text) > _LONGEST_CODE:
        return None
    code = text.strip().upper().translate(_MISREAD)
    if len(code) != _CODE_SIGNS or not set(code) <= set(_ALPHABET):
        return None
    return sha256(code.encode()).hexdigest()


def _hash(code: str) -> str:
    found = code_hash(code)
    assert found is not None
    return found


class Signer:
    """Makes and reads the signed tokens of cookies; reading never raises, whatever the text.

    `key` is the server's secret. A token of one kind is none of another.
    """

    def __init__(self, key: str) -> None:
        self._seats = _serializer(key, "seat")
        self._hosts = _serializer(key, "host")
        self._players = _serializer(key, "player")

    def seat_token(self, code: str, seat: int, grant: str) -> str:
        """The right to a seat of a table."""
        return _signed(self._seats, code, seat, grant)

    def read_seat_token(self, text: str) -> tuple[str, int, str] | None:
        """Table code, seat and grant of a token; None if it is not one of ours."""
        found = _read(self._seats, text, (str, int, str))
        return None if found is None else (found[0], found[1], found[2])

    def host_token(self, code: str, grant: str) -> str:
        """The right to lead a table."""
        return _signed(self._hosts, code, grant)

    def read_host_token(self, text: str) -> tuple[str, str] | None:
        """Table code and grant of a token; None if it is not one of ours."""
        found = _read(self._hosts, text, (str, str))
        return None if found is None else (found[0], found[1])

    def player_token(self, player: int, epoch: int) -> str:
        """Who keeps a name; `epoch` is the player's when the token was made."""
        return _signed(self._players, player, epoch)

    def read_player_token(self, text: str) -> tuple[int, int] | None:
        """Player and epoch of a token; None if it is not one of ours."""
        found = _read(self._players, text, (int, int))
        return None if found is None else (found[0], found[1])


def _serializer(key: str, kind: str) -> URLSafeSerializer:
    signing = {"digest_method": sha256, "key_derivation": "hmac"}
    return URLSafeSerializer(key, salt=f"elferrat.{kind}", signer_kwargs=signing)


def _signed(serializer: URLSafeSerializer, *values: str | int) -> str:
    token: str = serializer.dumps(values)
    return token


def _read(
    serializer: URLSafeSerializer, text: str, types: tuple[type[str | int], ...]
) -> list[Any] | None:
    if len(text) > _LONGEST_TOKEN or not text.isascii():
        return None
    try:
        values = serializer.loads(text)
    except BadData:
        return None
    # Of our own making, but perhaps of another version of this program.
    if not isinstance(values, list) or tuple(map(type, values)) != types:
        return None
    return values
