"""What a command leads to: the entries that it adds to a room's log, or the reason for none.

Pure: the time and fresh secrets are handed in. A refusal names a clause: a rulebook id or one of
contract 6 for moves, else what stands in the way at the table (`phase`, `seat`, `host`, …).
"""

from collections.abc import Callable
from typing import Any

from elferrat.bots import USUAL, levels
from elferrat.games import game_named
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf
from elferrat.play.referee import MoveError
from elferrat.play.replay import CONTROL
from elferrat.server import commands as wire
from elferrat.server import lessons, orders
from elferrat.server.entry import Entry
from elferrat.server.names import PHRASES, clean_chat, clean_name, forms, same_name, unlike
from elferrat.server.room import BETWEEN, CLOSED, DONE, GATHERING, PLAYING, Room
from elferrat.server.seating import BOT, OPEN, PERSON, keeps_name
from elferrat.server.terms import Terms
from elferrat.server.verdicts import Actor, Refused, Setting, Stale

AUTOPILOT = USUAL  # the level that plays for who is away
MOST_ENTRIES = 100_000  # of a table's log: then no game is dealt any more, and the table is closed
MOST_IN_GAME = 10_000  # beyond them, for the game that runs; a flood of words ends the table, too


class _Draft:
    """The entries of one decision, numbered on from the room's last."""

    def __init__(self, room: Room, setting: Setting, command: str | None) -> None:
        self.room = room
        self.setting = setting
        self.entries: list[Entry] = []
        self._command = command

    def add(self, kind: str, seat: int | None = None, /, **body: Any) -> None:
        number = self.room.number + len(self.entries) + 1
        command = None if self.entries else self._command
        self.entries.append(Entry(number, self.setting.now, kind, seat, body, command))

    def commit(self, game: int) -> None:
        """The secret of a game to come; its hash is shown from now on."""
        lesson = lessons.LESSONS.get(self.room.terms.lesson)
        secret = self.setting.secret() if lesson is None else lesson.secret
        self.add("committed", game=game, secret=secret)

    def deal(self) -> None:
        if self.room.number >= MOST_ENTRIES:
            return self.add("ended", why="full")
        game = game_named(self.room.terms.game)
        self.add("dealt", game=self.room.game + 1, rules=game.version)


def create(
    code: str, terms: dict[str, Any], host: str, bots: dict[int, str], setting: Setting
) -> list[Entry]:
    """The first entries of a table: its terms, bots on chosen seats, the first commitment.

    Raises:
        Unusable: terms, seats or levels that do not exist.
    """
    room = Room()
    draft = _Draft(room, setting, None)
    draft.add("created", code=code, host=host, terms=terms)
    room.apply(draft.entries[0])
    room.number = 0  # the draft counts on from an empty log
    check_bots(room.terms, bots)
    if room.terms.lesson:
        bots = {seat: lessons.BOTS for seat in range(len(room.seats)) if seat != lessons.PUPIL}
    for seat, level in sorted(bots.items()):
        _add_bot(draft, seat, level)
    draft.commit(0)
    return draft.entries


def check_bots(terms: Terms, bots: dict[int, str]) -> None:
    """Raise `Unusable` or `Refused` for bots that do not exist, or on no seat; a lesson has its
    own.
    """
    if terms.lesson and bots:
        raise Unusable("bots", "bad-lesson-terms")
    for seat, level in bots.items():
        _check_bot(terms.seats, seat, level)


def _check_bot(seats: int, seat: int, level: str) -> None:
    if not 0 <= seat < seats:
        raise Unusable("bots", "table-no-seat", seat=seat, seats=seats)
    if level not in (known := levels()):
        raise Refused("bot", "hint-bad-bot", name=level, known=AnyOf(known))


def decide(
    room: Room, command: "wire.Command | orders.Order", actor: Actor, setting: Setting
) -> list[Entry]:
    """The entries that a command adds, at least one.

    Raises:
        Refused: nothing changes, and why.
        Stale: a move, or what belongs to one, for an earlier state of the game.
    """
    if room.phase == CLOSED:
        raise Refused("closed", "table-closed")
    label = None
    if isinstance(command, wire.Command):
        if 0 < command.expect < room.forgotten:
            raise Stale  # it may have taken effect already, which nobody knows any more
        label = f"{actor.name}:{command.id}"
    elif isinstance(command, orders.Credit):
        label = f"server:{command.outage}"
    draft = _Draft(room, setting, label)
    _DECISIONS[type(command)](room, draft, command, actor)
    last = draft.entries[-1]
    if last.number >= MOST_ENTRIES + MOST_IN_GAME and last.kind != "ended":
        draft.add("ended", why="full")
    return draft.entries


# --- who may -------------------------------------------------------------------------------------


def _own_seat(actor: Actor) -> int:
    if actor.seat is None:
        raise Refused("seat", "table-no-seat-of-yours")
    return actor.seat


def _host(actor: Actor) -> None:
    if not actor.host:
        raise Refused("host", "table-host-only")


def _phase(room: Room, *phases: str) -> None:
    if room.phase not in phases:
        raise Refused("phase", f"table-not-while-{room.phase}")


def _current(room: Room, command: wire.Command) -> None:
    if command.expect < room.changed:
        raise Stale


def _seat_there(room: Room, seat: int) -> int:
    if seat >= len(room.seats):
        raise Refused("seat", "table-no-seat", seat=seat, seats=len(room.seats))
    return seat


# --- in the game ---------------------------------------------------------------------------------


def _move(room: Room, draft: _Draft, command: wire.Move, actor: Actor) -> None:
    seat = _own_seat(actor)
    _current(room, command)
    if room.position is None:
        raise Refused("phase", f"table-not-while-{room.phase}")
    if room.turn is not None and room.turn != seat:
        raise Refused("turn", "refusal-turn", name=room.seats[room.turn].name)
    if room.seats[seat].away:
        draft.add("returned", seat)
    _make(room, draft, seat, command.move, "")


def _make(room: Room, draft: _Draft, seat: int, move: str, by: str) -> None:
    try:
        after = room.foresee(move)
    except MoveError as error:
        raise Refused.move(error) from None
    draft.add("moved", seat, move=move, **({"by": by} if by else {}))
    if after.outcome is not None:
        draft.commit(room.game + 1)


def _chosen(room: Room, draft: _Draft, order: orders.Chosen, actor: Actor) -> None:
    if room.changed != order.changed or room.turn != order.seat:
        raise Stale
    if not room.seats[order.seat].acts_alone:
        raise Stale
    _make(room, draft, order.seat, order.move, order.by)


def _undo(room: Room, draft: _Draft, command: wire.Undo, actor: Actor) -> None:
    seat = _own_seat(actor)
    _current(room, command)
    _phase(room, PLAYING)
    if room.turn != seat:
        assert room.turn is not None
        raise Refused("turn", "refusal-turn", name=room.seats[room.turn].name)
    if not room.undoable:
        raise Refused("undo", "table-nothing-to-undo")
    draft.add("undone", seat)


def _ask_back(room: Room, draft: _Draft, command: wire.AskBack, actor: Actor) -> None:
    seat = _own_seat(actor)
    _current(room, command)
    _phase(room, PLAYING)
    mine = [n for n, made in enumerate(room.moves) if made.seat == seat]
    if not mine:
        raise Refused("undo", "table-nothing-to-undo")
    if room.asked is not None:
        raise Refused("undo", "table-asked-already")
    draft.add("back_asked", seat, to=mine[-1])
    if not set(room.persons()) - {seat}:
        draft.add("taken_back", seat, to=mine[-1])


def _answer_back(room: Room, draft: _Draft, command: wire.AnswerBack, actor: Actor) -> None:
    seat = _own_seat(actor)
    _phase(room, PLAYING)
    if room.asked is None or command.expect < room.asked.number:
        raise Stale
    if seat == room.asked.seat and command.agree:
        raise Refused("undo", "table-asked-already")
    draft.add("back_answered", seat, agree=command.agree)
    others = set(room.persons()) - {room.asked.seat}
    if command.agree and others <= room.asked.agreed | {seat}:
        draft.add("taken_back", room.asked.seat, to=room.asked.to)


# --- coming and going ----------------------------------------------------------------------------


def _sit(room: Room, draft: _Draft, order: orders.Sit, actor: Actor) -> None:
    if room.seat_of(order.grant) is not None:
        raise Stale  # the same request twice: it has its seat
    _phase(room, GATHERING, BETWEEN, DONE)
    free = [number for number, seat in enumerate(room.seats) if seat.kind == OPEN]
    wanted = free[0] if order.seat is None and free else order.seat
    if wanted is None:
        raise Refused("full", "table-full")
    if _seat_there(room, wanted) not in free:
        raise Refused("seat", "table-seat-taken", seat=wanted)
    name = _own_name(room, draft, clean_name(order.name), wanted, kept=order.kept)
    kept = order.kept and same_name(name) == same_name(order.name)
    marks = {"kept": kept, "host": order.host}
    draft.add(
        "seated", wanted, name=name, grant=order.grant, recovery=order.recovery,
        player=order.player, **{mark: True for mark, holds in marks.items() if holds},
    )  # fmt: skip


def _own_name(room: Room, draft: _Draft, name: str, seat: int, *, kept: bool) -> str:
    """A name for a seat that none beside it has or looks like: with a number, if need be.

    To who keeps the name (`kept`) whoever else has it yields, and gets the number.
    """
    names = {n: forms(each.name) for n, each in enumerate(room.seats) if n != seat}
    mine, taken = forms(name), set[str]().union(*names.values())
    other = next((n for n, theirs in names.items() if theirs & mine), None)
    if kept and other is not None and not keeps_name(room.seats[other]):
        given = unlike(room.seats[other].name, taken)
        draft.add("renamed", other, yields=True, **_named(room, other, given))
        return name
    return unlike(name, taken)


def _regrant(room: Room, draft: _Draft, order: orders.Regrant, actor: Actor) -> None:
    for number, seat in enumerate(room.seats):
        if seat.kind == PERSON and seat.recovery == order.recovery:
            draft.add("regranted", number, grant=order.grant, recovery=order.next_recovery)
            return
    raise Refused("seat", "table-bad-recovery")


def _leave(room: Room, draft: _Draft, command: wire.Leave, actor: Actor) -> None:
    seat = _own_seat(actor)
    if room.phase != PLAYING:
        draft.add("vacated", seat, **_named(room, seat, room.seats[seat].name))
    elif room.seats[seat].away:
        raise Refused("seat", "table-away-already")
    else:
        draft.add("away", seat, why="left")


def _gone(room: Room, draft: _Draft, order: orders.Gone, actor: Actor) -> None:
    seat = room.seat_of(order.grant)
    if seat is None or not room.begun or room.seats[seat].away:
        raise Stale
    draft.add("away", seat, why="gone")
    others = set(room.persons()) - {seat}
    if not others or room.phase == PLAYING:
        return
    if room.phase in (BETWEEN, DONE) and all(room.seats[n].again for n in others):
        draft.add("rematched")
    elif room.phase in (BETWEEN, GATHERING) and room.waiting() <= {seat}:
        draft.deal()


def _came_back(room: Room, draft: _Draft, order: orders.CameBack, actor: Actor) -> None:
    seat = room.seat_of(order.grant)
    if seat is None or room.seats[seat].away != "gone":
        raise Stale
    draft.add("returned", seat)


def _come_back(room: Room, draft: _Draft, command: wire.ComeBack, actor: Actor) -> None:
    seat = _own_seat(actor)
    if not room.seats[seat].away:
        raise Refused("seat", "table-not-away")
    draft.add("returned", seat)


def _time_up(room: Room, draft: _Draft, order: orders.TimeUp, actor: Actor) -> None:
    deadline = room.deadline
    if deadline is None or deadline > draft.setting.now or room.turn is None:
        raise Stale
    draft.add("away", room.turn, why="time")


def _credit(room: Room, draft: _Draft, order: orders.Credit, actor: Actor) -> None:
    given = room.answer_to(f"server:{order.outage}") is not None
    if room.phase != PLAYING or order.ms <= 0 or given:
        raise Stale
    draft.add("credited", ms=order.ms)


def _ready(room: Room, draft: _Draft, command: wire.Ready, actor: Actor) -> None:
    seat = _own_seat(actor)
    _phase(room, GATHERING, BETWEEN)
    if ":" in command.text or CONTROL.search(command.text):
        raise Refused("text", "table-bad-seed-text")
    if room.seats[seat].away:
        draft.add("returned", seat)
    text = "" if room.terms.lesson else command.text  # a lesson's deal is known beforehand
    draft.add("ready", seat, ready=command.ready, text=text)
    if command.ready and room.waiting() <= {seat}:
        draft.deal()


def _start(room: Room, draft: _Draft, command: wire.Start, actor: Actor) -> None:
    _host(actor)
    _phase(room, GATHERING, BETWEEN)
    if room.waiting():
        names = tuple(room.seats[n].name or f"{n + 1}" for n in sorted(room.waiting()))
        raise Refused("phase", "table-waits", names=names)
    draft.deal()


def _rematch(room: Room, draft: _Draft, command: wire.Rematch, actor: Actor) -> None:
    seat = _own_seat(actor)
    _phase(room, BETWEEN, DONE)
    draft.add("wished_again", seat, agree=command.agree)
    others = [n for n in room.persons() if n != seat]
    if command.agree and all(room.seats[n].again for n in others):
        draft.add("rematched")


def _rename(room: Room, draft: _Draft, command: wire.Rename, actor: Actor) -> None:
    seat = _own_seat(actor)
    name = clean_name(command.name)
    kept = same_name(name) == same_name(room.seats[seat].kept)
    draft.add("renamed", seat, **_named(room, seat, _own_name(room, draft, name, seat, kept=kept)))


def _named(room: Room, seat: int, name: str) -> dict[str, Any]:
    """A name in a form that `Store.forget` finds when a player wants to be forgotten."""
    player = room.seats[seat].player
    return {"name": name} if player is None else {"name": name, "player": player}


def _say(room: Room, draft: _Draft, command: wire.Say, actor: Actor) -> None:
    seat = _own_seat(actor)
    if room.seats[seat].muted:
        raise Refused("chat", "table-muted")
    if command.phrase is not None and command.text is None:
        if command.phrase not in PHRASES:
            raise Refused("chat", "table-no-phrase", known=AnyOf(PHRASES))
        draft.add("said", seat, phrase=command.phrase)
    elif command.text is not None and command.phrase is None:
        if not room.terms.chat:
            raise Refused("chat", "table-no-chat")
        named = _named(room, seat, room.seats[seat].name)
        draft.add("said", seat, text=clean_chat(command.text), **named)
    else:
        raise Refused("chat", "table-say-what")


# --- the host ------------------------------------------------------------------------------------


def _bot_wanted(room: Room, draft: _Draft, command: wire.AddBot, actor: Actor) -> None:
    _host(actor)
    seat = _seat_there(room, command.seat)
    there = room.seats[seat]
    if there.kind == PERSON and not there.away:
        raise Refused("seat", "table-seat-taken", seat=seat)
    _check_bot(len(room.seats), seat, command.level)
    _add_bot(draft, seat, command.level)
    _deal_if_all(room, draft, seat)


def _add_bot(draft: _Draft, seat: int, level: str) -> None:
    room, there = draft.room, draft.room.seats[seat]
    name = _own_name(room, draft, f"Bot {seat + 1}", seat, kept=False)
    before = {} if there.kind == OPEN else {"before": _named(room, seat, there.name)}
    draft.add("bot_added", seat, level=level, name=name, **before)


def _deal_if_all(room: Room, draft: _Draft, seat: int) -> None:
    """Deal if only that seat was waited for and some person plays: bots alone need a `start`."""
    if room.phase in (GATHERING, BETWEEN) and room.waiting() == {seat} and room.persons():
        draft.deal()


def _remove(room: Room, draft: _Draft, command: wire.Remove, actor: Actor) -> None:
    _host(actor)
    seat = _seat_there(room, command.seat)
    if room.seats[seat].kind == OPEN:
        raise Refused("seat", "table-seat-open", seat=seat)
    if room.phase == PLAYING:
        if room.seats[seat].kind == BOT:
            raise Refused("phase", "table-not-while-playing")
        _add_bot(draft, seat, AUTOPILOT)
    else:
        draft.add("vacated", seat, **_named(room, seat, room.seats[seat].name))


def _open_seat(room: Room, draft: _Draft, command: wire.OpenSeat, actor: Actor) -> None:
    _host(actor)
    _phase(room, GATHERING)
    _check_players(room, len(room.seats) + 1)
    draft.add("seat_opened", len(room.seats))


def _close_seat(room: Room, draft: _Draft, command: wire.CloseSeat, actor: Actor) -> None:
    _host(actor)
    _phase(room, GATHERING)
    seat = _seat_there(room, command.seat)
    if room.seats[seat].kind != OPEN:
        raise Refused("seat", "table-seat-taken", seat=seat)
    _check_players(room, len(room.seats) - 1)
    draft.add("seat_closed", seat)
    _deal_if_all(room, draft, seat)


def _check_players(room: Room, players: int) -> None:
    game = game_named(room.terms.game)
    try:
        game.check_players(game.read_options(room.terms.options), players)
    except Unusable as error:
        raise Refused("players", error.message.key, **error.message.args) from None


def _mute(room: Room, draft: _Draft, command: wire.Mute, actor: Actor) -> None:
    _host(actor)
    draft.add("muted", _seat_there(room, command.seat), muted=command.muted)


def _end_table(room: Room, draft: _Draft, command: wire.EndTable, actor: Actor) -> None:
    _host(actor)
    draft.add("ended", why="host")


def _end(room: Room, draft: _Draft, order: orders.End, actor: Actor) -> None:
    draft.add("ended", why=order.why)


def _silence(room: Room, draft: _Draft, order: orders.Silence, actor: Actor) -> None:
    draft.add("muted", _seat_there(room, order.seat), muted=order.muted)


_DECISIONS: dict[type[Any], Callable[..., None]] = {
    wire.Move: _move,
    wire.Undo: _undo,
    wire.AskBack: _ask_back,
    wire.AnswerBack: _answer_back,
    wire.Leave: _leave,
    wire.ComeBack: _come_back,
    wire.Ready: _ready,
    wire.Start: _start,
    wire.Rematch: _rematch,
    wire.Rename: _rename,
    wire.Say: _say,
    wire.AddBot: _bot_wanted,
    wire.Remove: _remove,
    wire.OpenSeat: _open_seat,
    wire.CloseSeat: _close_seat,
    wire.Mute: _mute,
    wire.EndTable: _end_table,
    orders.Sit: _sit,
    orders.Regrant: _regrant,
    orders.Chosen: _chosen,
    orders.Gone: _gone,
    orders.CameBack: _came_back,
    orders.TimeUp: _time_up,
    orders.Credit: _credit,
    orders.End: _end,
    orders.Silence: _silence,
}
