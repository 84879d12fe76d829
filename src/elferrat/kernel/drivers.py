"""Loops over whole games, compiled once for all of them: a game is a vector of addresses.

`functions` holds the addresses of a game's `abi.GAME_FUNCTIONS`, in their order; `blank` and
`options` are one record as bytes, `states` many, a row each; `stream` is a state of
`elferrat.cards.chance`; `room` is what a driver may scribble on, as `abi` divides it. Nothing here
asks for memory, so that nothing can fail. What a driver returns is of no meaning unless it says so.
"""

from typing import Any

from elferrat.cards.chance import begin, below, shuffle
from elferrat.kernel.abi import (
    CARDS_AT,
    DEALER,
    FINISH,
    LEGAL,
    LOTS,
    LOTS_OF,
    MOVES_AT,
    OBSERVE,
    OVER,
    PACK,
    PACK_OF,
    PLAY,
    PLAYERS,
    SETUP,
    STREAM_AT,
    TABLE_AT,
    TO_MOVE,
)
from elferrat.kernel.compiler import call

Array = Any  # a NumPy array: compiled code takes it where the plain form takes a list


def address(array: Array) -> int:
    """Where an array's first entry lies."""
    return array.ctypes.data  # type: ignore[no-any-return]


def begin_table(room: Array, players: int, dealer: int) -> None:
    """Put the players and the dealer into the room's table."""
    room[TABLE_AT + PLAYERS] = players
    room[TABLE_AT + DEALER] = dealer


def deal(functions: Array, states: Array, i: int, blank: Array, options: Array, room: Array,
         stream: Array) -> None:  # fmt: skip
    """Deal a fresh game to row i of `states`: shuffles, then lots, until the deal stands."""
    cards = room[CARDS_AT:MOVES_AT]
    table = room[TABLE_AT:STREAM_AT]
    state = address(states) + i * states.shape[1]
    o = address(options)
    stands = 0
    while not stands:
        for k in range(blank.shape[0]):
            states[i, k] = blank[k]
        size = call(functions[PACK_OF], state, o, address(cards), 0)
        shuffle(stream, cards, size)
        drawn = call(functions[LOTS_OF], state, o, table[PLAYERS], address(table) + 8 * LOTS)
        for lot in range(LOTS, LOTS + drawn):
            table[lot] = below(stream, table[lot])
        table[PACK] = size
        stands = call(functions[SETUP], state, o, address(table), address(cards))


def play_out(functions: Array, state: int, options: int, moves: Array, stream: Array) -> int:
    """Play uniformly random legal moves to the end; return how many."""
    legal = functions[LEGAL]
    play = functions[PLAY]
    buffer = address(moves)
    made = 0
    over = call(functions[OVER], state, options, 0, 0)
    while not over:
        n = call(legal, state, options, buffer, 0)
        over = call(play, state, options, moves[below(stream, n)], 0)
        made += 1
    return made


def random_games(functions: Array, states: Array, blank: Array, options: Array, players: int,
                 dealer: int, key: Array, first: int, rows: Array, room: Array) -> int:  # fmt: skip
    """Play game `first` + i for every row i: its moves, then what `templates.finish` writes.

    `states` has one row, the game being played.
    """
    stream = room[STREAM_AT:]
    moves = room[MOVES_AT:TABLE_AT]
    begin_table(room, players, dealer)
    state = address(states)
    o = address(options)
    for i in range(rows.shape[0]):
        begin(stream, key, first + i)
        deal(functions, states, 0, blank, options, room, stream)
        rows[i, 0] = play_out(functions, state, o, moves, stream)
        call(functions[FINISH], state, o, players, address(rows) + 8 * (i * rows.shape[1] + 1))
    return 0


# --- batches: rows `first` to `end` - 1 of every array, one game a row --------------------------


def deal_many(functions: Array, states: Array, blank: Array, options: Array, players: int,
              dealer: int, streams: Array, key: Array, numbers: Array, first: int, end: int,
              room: Array) -> int:  # fmt: skip
    """Deal game `numbers[i]` of a key to every row i."""
    begin_table(room, players, dealer)
    for i in range(first, end):
        begin(streams[i], key, numbers[i])
        deal(functions, states, i, blank, options, room, streams[i])
    return 0


def first_illegal(masks: Array, over: Array, moves: Array, room: Array) -> int:
    """The first running game whose move its mask does not allow; -1 if there is none."""
    for i in range(moves.shape[0]):
        if not over[i]:
            move = moves[i]
            if move < 0 or move >= masks.shape[1] or not masks[i, move]:
                return i
    return -1


def step_many(functions: Array, states: Array, blank: Array, options: Array, players: int,
              dealer: int, streams: Array, key: Array, numbers: Array, made: Array,
              moves: Array, renew: bool, lists: Array, counts: Array, masks: Array, turns: Array,
              over: Array, observations: Array, first: int, end: int,
              room: Array) -> int:  # fmt: skip
    """Play one move in every game that is not over, and look at it; deal the others if `renew`.

    A row that is dealt anew gets the game that is as many numbers further as there are rows.
    """
    o = address(options)
    legal = room[MOVES_AT:TABLE_AT]
    begin_table(room, players, dealer)
    for i in range(first, end):
        if not over[i]:
            call(functions[PLAY], address(states) + i * states.shape[1], o, moves[i], 0)
            made[i] += 1
        elif renew:
            numbers[i] += numbers.shape[0]
            begin(streams[i], key, numbers[i])
            deal(functions, states, i, blank, options, room, streams[i])
            made[i] = 0
        look_at(functions, states, o, i, legal, lists, counts, masks, turns, over, observations)
    return 0


def look_at_many(functions: Array, states: Array, options: Array, lists: Array, counts: Array,
                 masks: Array, turns: Array, over: Array, observations: Array,
                 first: int, end: int, room: Array) -> int:  # fmt: skip
    """Look at every game."""
    o = address(options)
    legal = room[MOVES_AT:TABLE_AT]
    for i in range(first, end):
        look_at(functions, states, o, i, legal, lists, counts, masks, turns, over, observations)
    return 0


def look_at(functions: Array, states: Array, options: int, i: int, legal: Array, lists: Array,
            counts: Array, masks: Array, turns: Array, over: Array,
            observations: Array) -> None:  # fmt: skip
    """Write a game's legal moves, as list and mask, whose turn it is and what that seat sees.

    `lists` and `counts` hold what the last look wrote, so that only those bits are cleared.
    """
    state = address(states) + i * states.shape[1]
    for k in range(counts[i]):
        masks[i, lists[i, k]] = 0
    n = call(functions[LEGAL], state, options, address(legal), 0)
    counts[i] = n
    for k in range(n):
        move = legal[k]
        lists[i, k] = move
        masks[i, move] = 1
    turns[i] = call(functions[TO_MOVE], state, options, 0, 0)
    over[i] = call(functions[OVER], state, options, 0, 0) != 0
    row = address(observations) + i * observations.shape[1]
    call(functions[OBSERVE], state, options, turns[i], row)


def choose_many(lists: Array, counts: Array, streams: Array, moves: Array,
                first: int, end: int, room: Array) -> int:  # fmt: skip
    """Draw one of the listed moves of every game, each equally likely; -1 where there is none."""
    for i in range(first, end):
        moves[i] = lists[i, below(streams[i], counts[i])] if counts[i] else -1
    return 0


def finish_many(functions: Array, states: Array, options: Array, players: int, rows: Array,
                first: int, end: int, room: Array) -> int:  # fmt: skip
    """Write what `templates.finish` tells of every game, over or not."""
    for i in range(first, end):
        state = address(states) + i * states.shape[1]
        row = address(rows) + 8 * i * rows.shape[1]
        call(functions[FINISH], state, address(options), players, row)
    return 0


def play_others(functions: Array, states: Array, options: Array, streams: Array, made: Array,
                seat: int, first: int, end: int, room: Array) -> int:  # fmt: skip
    """Play every game on by chance until `seat` is on turn or the game is over."""
    o = address(options)
    moves = room[MOVES_AT:TABLE_AT]
    for i in range(first, end):
        state = address(states) + i * states.shape[1]
        over = call(functions[OVER], state, o, 0, 0)
        while not over and call(functions[TO_MOVE], state, o, 0, 0) != seat:
            n = call(functions[LEGAL], state, o, address(moves), 0)
            over = call(functions[PLAY], state, o, moves[below(streams[i], n)], 0)
            made[i] += 1
    return 0


def observe_ended(functions: Array, states: Array, options: Array, over: Array,
                  observations: Array, seat: int, first: int, end: int,
                  room: Array) -> int:  # fmt: skip
    """Write what `seat` sees of every game that is over."""
    for i in range(first, end):
        if over[i]:
            state = address(states) + i * states.shape[1]
            row = address(observations) + i * observations.shape[1]
            call(functions[OBSERVE], state, address(options), seat, row)
    return 0
