"""Loops over whole games, compiled once for all of them: a game is a vector of addresses.

`functions` holds the addresses of a game's `templates.FUNCTIONS`, in their order; `blank` and
`options` are one record as bytes, `states` many, a row each; `stream` is a state of
`elferrat.cards.chance`; `table` and `cards` are room to deal in, as `templates.setup` wants it.
"""

from typing import Any

import numpy as np

from elferrat.cards.chance import STATE as WORDS
from elferrat.cards.chance import begin, below, shuffle
from elferrat.kernel.compiler import call
from elferrat.kernel.templates import DEALER, LOTS, PACK, PLAYERS, TABLE

LEGAL, PLAY, TO_MOVE, OVER, PACK_OF, LOTS_OF, SETUP, FINISH, OBSERVE = range(9)
MOST_CARDS = 128  # room for any pack
MOST_MOVES = 1024  # room for the legal moves of any position
SIGNATURES = {
    "random_games": "void(i8[::1], u1[::1], u1[::1], i8, i8, i8[::1], i8, i8[:, ::1])",
    "deal_many": "void(i8[::1], u1[:, ::1], u1[::1], u1[::1], i8, i8, i8[:, ::1], i8[::1], i8[::1],"
    " i8, i8)",
    "step_many": "void(i8[::1], u1[:, ::1], u1[::1], u1[::1], i8, i8, i8[:, ::1], i8[::1], i8[::1],"
    " i8[::1], i8[::1], b1, i2[:, ::1], i8[::1], u1[:, ::1], i8[::1], u1[::1], i1[:, ::1], i8, i8)",
    "look_at_many": "void(i8[::1], u1[:, ::1], u1[::1], i2[:, ::1], i8[::1], u1[:, ::1], i8[::1],"
    " u1[::1], i1[:, ::1], i8, i8)",
    "choose_many": "void(i2[:, ::1], i8[::1], i8[:, ::1], i8[::1], i8, i8)",
    "finish_many": "void(i8[::1], u1[:, ::1], u1[::1], i8, i8[:, ::1], i8, i8)",
    "play_others": "void(i8[::1], u1[:, ::1], u1[::1], i8[:, ::1], i8[::1], i8, i8, i8)",
    "observe_ended": "void(i8[::1], u1[:, ::1], u1[::1], u1[::1], i1[:, ::1], i8, i8, i8)",
    "first_illegal": "i8(u1[:, ::1], u1[::1], i8[::1])",
}

Array = Any  # a NumPy array: compiled code takes it where the plain form takes a list


def address(array: Array) -> int:
    """Where an array's first entry lies."""
    return array.ctypes.data  # type: ignore[no-any-return]


def begin_table(players: int, dealer: int) -> Array:
    """A `table` for `templates.setup` with the players and the dealer in it."""
    table = np.zeros(TABLE, np.int64)
    table[PLAYERS] = players
    table[DEALER] = dealer
    return table


def deal(functions: Array, states: Array, i: int, blank: Array, options: Array, table: Array,
         cards: Array, stream: Array) -> None:  # fmt: skip
    """Deal a fresh game to row i of `states`: shuffles, then lots, until the deal stands."""
    state = address(states) + i * states.shape[1]
    o = address(options)
    stands = 0
    while not stands:
        states[i, :] = blank
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


def random_games(functions: Array, blank: Array, options: Array, players: int, dealer: int,
                 key: Array, first: int, rows: Array) -> None:  # fmt: skip
    """Play game `first` + i for every row i: its moves, then what `templates.finish` writes."""
    states = np.empty((1, blank.shape[0]), np.uint8)
    moves = np.empty(MOST_MOVES, np.int64)
    cards = np.empty(MOST_CARDS, np.int64)
    stream: Array = np.empty(WORDS, np.int64)
    table = begin_table(players, dealer)
    state = address(states)
    o = address(options)
    for i in range(rows.shape[0]):
        begin(stream, key, first + i)
        deal(functions, states, 0, blank, options, table, cards, stream)
        rows[i, 0] = play_out(functions, state, o, moves, stream)
        call(functions[FINISH], state, o, players, address(rows) + 8 * (i * rows.shape[1] + 1))


# --- batches: rows `first` to `end` - 1 of every array, one game a row --------------------------


def deal_many(functions: Array, states: Array, blank: Array, options: Array, players: int,
              dealer: int, streams: Array, key: Array, numbers: Array,
              first: int, end: int) -> None:  # fmt: skip
    """Deal game `numbers[i]` of a key to every row i."""
    cards = np.empty(MOST_CARDS, np.int64)
    table = begin_table(players, dealer)
    for i in range(first, end):
        begin(streams[i], key, numbers[i])
        deal(functions, states, i, blank, options, table, cards, streams[i])


def first_illegal(masks: Array, over: Array, moves: Array) -> int:
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
              over: Array, observations: Array, first: int, end: int) -> None:  # fmt: skip
    """Play one move in every game that is not over, and look at it; deal the others if `renew`.

    A row that is dealt anew gets the game that is as many numbers further as there are rows.
    """
    o = address(options)
    cards = np.empty(MOST_CARDS, np.int64)
    room = np.empty(MOST_MOVES, np.int64)
    table = begin_table(players, dealer)
    for i in range(first, end):
        if not over[i]:
            call(functions[PLAY], address(states) + i * states.shape[1], o, moves[i], 0)
            made[i] += 1
        elif renew:
            numbers[i] += numbers.shape[0]
            begin(streams[i], key, numbers[i])
            deal(functions, states, i, blank, options, table, cards, streams[i])
            made[i] = 0
        look_at(functions, states, o, i, room, lists, counts, masks, turns, over, observations)


def look_at_many(functions: Array, states: Array, options: Array, lists: Array, counts: Array,
                 masks: Array, turns: Array, over: Array, observations: Array,
                 first: int, end: int) -> None:  # fmt: skip
    """Look at every game."""
    o = address(options)
    room = np.empty(MOST_MOVES, np.int64)
    for i in range(first, end):
        look_at(functions, states, o, i, room, lists, counts, masks, turns, over, observations)


def look_at(functions: Array, states: Array, options: int, i: int, room: Array, lists: Array,
            counts: Array, masks: Array, turns: Array, over: Array,
            observations: Array) -> None:  # fmt: skip
    """Write a game's legal moves, as list and mask, whose turn it is and what that seat sees.

    `lists` and `counts` hold what the last look wrote, so that only those bits are cleared.
    """
    state = address(states) + i * states.shape[1]
    for k in range(counts[i]):
        masks[i, lists[i, k]] = 0
    n = call(functions[LEGAL], state, options, address(room), 0)
    counts[i] = n
    for k in range(n):
        move = room[k]
        lists[i, k] = move
        masks[i, move] = 1
    turns[i] = call(functions[TO_MOVE], state, options, 0, 0)
    over[i] = call(functions[OVER], state, options, 0, 0) != 0
    row = address(observations) + i * observations.shape[1]
    call(functions[OBSERVE], state, options, turns[i], row)


def choose_many(lists: Array, counts: Array, streams: Array, moves: Array,
                first: int, end: int) -> None:  # fmt: skip
    """Draw one of the listed moves of every game, each equally likely; -1 where there is none."""
    for i in range(first, end):
        moves[i] = lists[i, below(streams[i], counts[i])] if counts[i] else -1


def finish_many(functions: Array, states: Array, options: Array, players: int, rows: Array,
                first: int, end: int) -> None:  # fmt: skip
    """Write what `templates.finish` tells of every game, over or not."""
    for i in range(first, end):
        state = address(states) + i * states.shape[1]
        row = address(rows) + 8 * i * rows.shape[1]
        call(functions[FINISH], state, address(options), players, row)


def play_others(functions: Array, states: Array, options: Array, streams: Array, made: Array,
                seat: int, first: int, end: int) -> None:  # fmt: skip
    """Play every game on by chance until `seat` is on turn or the game is over."""
    o = address(options)
    moves = np.empty(MOST_MOVES, np.int64)
    for i in range(first, end):
        state = address(states) + i * states.shape[1]
        over = call(functions[OVER], state, o, 0, 0)
        while not over and call(functions[TO_MOVE], state, o, 0, 0) != seat:
            n = call(functions[LEGAL], state, o, address(moves), 0)
            over = call(functions[PLAY], state, o, moves[below(streams[i], n)], 0)
            made[i] += 1


def observe_ended(functions: Array, states: Array, options: Array, over: Array,
                  observations: Array, seat: int, first: int, end: int) -> None:  # fmt: skip
    """Write what `seat` sees of every game that is over."""
    for i in range(first, end):
        if over[i]:
            state = address(states) + i * states.shape[1]
            row = address(observations) + i * observations.shape[1]
            call(functions[OBSERVE], state, address(options), seat, row)
