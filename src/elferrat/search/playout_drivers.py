"""The compiled search of games with hidden cards: one code for all, a game is some addresses.

`functions` holds the addresses in the order of `search.abi`, which also says what the words `w` of
a search are. A world is dealt anew for each playout: the hidden cards are sorted into kinds, which
nothing that is known tells apart, and an arrangement says how many of each kind a hand holds.
"""

from math import sqrt
from typing import Any

from numba import carray, float64

from elferrat.cards.chance import begin, below, next_word, shuffle
from elferrat.kernel.abi import MOST_MOVES
from elferrat.kernel.compiler import call, pointer
from elferrat.search.abi import (
    CHILD,
    DONE,
    GAINED,
    KNOWN,
    LEGAL,
    LONGEST_PATH,
    LOOSE,
    LOWEST,
    MOST_IDS,
    MOVE,
    NODE,
    NODES,
    ORDER,
    PATH,
    PLAY,
    POINTS,
    POOL,
    RATE,
    ROOM,
    ROUND,
    SEAT,
    SEATS,
    SEEN,
    SETTLE,
    SHARP,
    SHEET,
    SIBLING,
    STOCK,
    STOP,
    STREAM,
    SUM,
    TAKE,
    TO_MOVE,
    TRUST,
    UNIT,
    VISITS,
)

Array = Any


def address(array: Array) -> int:
    """Where an array's first entry lies."""
    return array.ctypes.data  # type: ignore[no-any-return]


# --- a world ------------------------------------------------------------------------------------


def deal(functions: Array, base: Array, state: Array, options: Array, seats: Array, cards: Array,
         starts: Array, arrangement: Array, stock: int, room: Array,
         stream: Array) -> None:  # fmt: skip
    """Lay the hidden cards: a world, drawn by chance.

    `base` is the state without them. `arrangement[h * kinds + k]`: how many of kind k the hand of
    `seats[h]` holds; kind k is `cards[starts[k]:starts[k + 1]]`. Of the others
    as many are the stock as there are places; more are not in the game.
    """
    for i in range(base.shape[0]):
        state[i] = base[i]
    s, o = address(state), address(options)
    kinds = starts.shape[0] - 1
    order, pool = room[ORDER:POOL], room[POOL:STREAM]
    left = 0
    for k in range(kinds):
        size = starts[k + 1] - starts[k]
        kind = order[starts[k] : starts[k + 1]]
        for i in range(size):
            kind[i] = cards[starts[k] + i]
        shuffle(stream, kind, size)
        laid = 0
        for h in range(seats.shape[0]):
            for _ in range(arrangement[h * kinds + k]):
                call(functions[TAKE], s, o, seats[h], kind[laid])
                laid += 1
        while laid < size:
            pool[left] = kind[laid]
            laid += 1
            left += 1
    if kinds > 1:
        shuffle(stream, pool, left)
    for i in range(min(left, stock)):
        call(functions[TAKE], s, o, SEATS, pool[i])


# --- playouts -----------------------------------------------------------------------------------


def play_on(functions: Array, state: int, options: int, w: Array, room: Array,
            stream: Array) -> int:  # fmt: skip
    """Play by the rules of thumb until it is known how the game ends; return the moves made.

    The points by seat stand in the room then.
    """
    moves = room[SHEET:POINTS]
    ratings = carray(pointer(address(moves) + 8 * MOST_MOVES), MOST_MOVES, float64)
    sheet, points = address(moves), address(room[POINTS:PATH])
    made = 0
    while not call(functions[SETTLE], state, options, points, w[KNOWN]):
        if w[LOOSE] and next_word(stream) >> 22 < w[LOOSE]:
            place = below(stream, call(functions[LEGAL], state, options, sheet, 0))
        else:
            place = best_rated(ratings, call(functions[RATE], state, options, sheet, w[KNOWN]))
        call(functions[PLAY], state, options, moves[place], 0)
        made += 1
    return made


def best_rated(ratings: Array, n: int) -> int:
    """The place of the best rating."""
    best = 0
    for i in range(1, n):
        if ratings[i] > ratings[best]:
            best = i
    return best


def compare(
    functions: Array, base: Array, state: Array, start: Array, options: Array, seats: Array,
    cards: Array, starts: Array, arrangements: Array, w: Array, key: Array, moves: Array,
    results: Array, first: int, room: Array, _: Array,
) -> int:  # fmt: skip
    """Play each of some moves on to the end in the same worlds.

    `results[i, m]`: the points of the seat with move m in world `first` + i, each world from chance
    of its own. Returns how many worlds were tried for all moves before it was stopped.
    """
    stream = room[STREAM:SEEN]
    o = address(options)
    for i in range(results.shape[0]):
        begin(stream, key, first + i)
        row = (first + i) % arrangements.shape[0]  # by lot, some would come again before others
        deal(functions, base, start, options, seats, cards, starts, arrangements[row], w[STOCK],
             room, stream)  # fmt: skip
        for m in range(moves.shape[0]):
            for k in range(base.shape[0]):
                state[k] = start[k]
            call(functions[PLAY], address(state), o, moves[m], 0)
            play_on(functions, address(state), o, w, room, stream)
            results[i, m] = room[POINTS + w[SEAT]]
            w[DONE] += 1
        if w[STOP]:
            return i + 1
    return results.shape[0]  # type: ignore[no-any-return]


# --- the tree -----------------------------------------------------------------------------------


def grow(
    functions: Array, base: Array, state: Array, options: Array, seats: Array, cards: Array,
    starts: Array, arrangements: Array, w: Array, stream: Array, tree: Array, worth: Array,
    playouts: int, room: Array, _: Array,
) -> int:  # fmt: skip
    """Information-set search: a tree of moves, each playout in a world of its own.

    Cowling, Powley and Whitehouse, “Information Set Monte Carlo Tree Search”, 2012 (single
    observer): of a node's children those are tried that are legal in the world at hand. Which one
    is chosen as in Rosin, “Multi-armed bandits with episode context”, 2011: what the rules of
    thumb say of a move counts until it was tried often. Returns the playouts made before it was
    stopped or the tree was full, at least one.
    """
    path = room[PATH:ORDER]
    room[SEEN:] = 0
    s, o = address(state), address(options)
    points = address(room[POINTS:PATH])
    made = 0
    while made < playouts and w[NODES] + 1 < tree.shape[0] and not (w[STOP] and made):
        row = below(stream, arrangements.shape[0])
        deal(functions, base, state, options, seats, cards, starts, arrangements[row], w[STOCK],
             room, stream)  # fmt: skip
        node, depth, fresh = 0, 0, 0
        over = call(functions[SETTLE], s, o, points, w[KNOWN])
        while not over and not fresh and depth < LONGEST_PATH:
            seat = call(functions[TO_MOVE], s, o, 0, 0)
            node, fresh = chosen(functions, s, o, tree, node, w, room)
            path[2 * depth], path[2 * depth + 1] = node, seat
            depth += 1
            call(functions[PLAY], s, o, tree[node, MOVE], 0)
            over = call(functions[SETTLE], s, o, points, w[KNOWN])
        if not over:
            play_on(functions, s, o, w, room, stream)
        tree[0, VISITS] += 1
        for i in range(depth):
            one = path[2 * i]
            tree[one, VISITS] += 1
            gained = room[POINTS + path[2 * i + 1]]
            tree[one, SUM] += worth_of(worth, gained - w[LOWEST])
            tree[one, GAINED] += gained
        made += 1
        w[DONE] += 1
    return made


def worth_of(worth: Array, place: int) -> int:
    """What points are worth; those beyond the ends of the list as much as the last ones."""
    return worth[min(max(place, 0), worth.shape[0] - 1)]  # type: ignore[no-any-return]


def chosen(functions: Array, state: int, options: int, tree: Array, node: int, w: Array,
           room: Array) -> tuple[int, int]:  # fmt: skip
    """The child of a node to go to, and whether it is new."""
    moves = room[SHEET:POINTS]
    ratings = carray(pointer(address(moves) + 8 * MOST_MOVES), MOST_MOVES, float64)
    n = call(functions[RATE], state, options, address(moves), w[KNOWN])
    children = room[SEEN : SEEN + MOST_IDS]
    rounds = room[SEEN + MOST_IDS : ROOM]
    w[ROUND] += 1
    now = w[ROUND]
    child = tree[node, CHILD]
    while child:
        move = tree[child, MOVE]
        children[move], rounds[move] = child, now
        child = tree[child, SIBLING]
    tries = 0
    for i in range(n):
        if rounds[moves[i]] == now:
            tries += tree[children[moves[i]], VISITS]
    trust = w[TRUST] / 1024 * sqrt(tries + 1) / into_priors(ratings, n, w[SHARP] / 1024)
    mean = found_mean(tree, children, rounds, moves, n, now)
    best, best_score = 0, -1e9
    for i in range(n):
        move = moves[i]
        known = rounds[move] == now
        visits = tree[children[move], VISITS] if known else 0
        value = tree[children[move], SUM] / (visits * UNIT) if visits else mean
        score = value + trust * ratings[i] / (1 + visits)
        if score > best_score:
            best, best_score = i, score
    move = moves[best]
    if rounds[move] == now:
        return children[move], 0
    w[NODES] += 1
    fresh = w[NODES]
    for k in range(NODE):
        tree[fresh, k] = 0
    tree[fresh, MOVE] = move
    tree[fresh, SIBLING] = tree[node, CHILD]
    tree[node, CHILD] = fresh
    return fresh, 1


def found_mean(
    tree: Array, children: Array, rounds: Array, moves: Array, n: int, now: int
) -> float:
    """What the moves tried so far brought on average: an untried one is taken for a little less."""
    total, visits = 0.0, 0
    for i in range(n):
        if rounds[moves[i]] == now:
            total += tree[children[moves[i]], SUM]
            visits += tree[children[moves[i]], VISITS]
    return total / (visits * UNIT) if visits else 0.0


def into_priors(ratings: Array, n: int, sharp: float) -> float:
    """Turn ratings of moves into how much each is to be tried beside the best one, 1; the sum."""
    best = ratings[best_rated(ratings, n)]
    total = 0.0
    for i in range(n):
        falls = 1 + (best - ratings[i]) * sharp
        ratings[i] = 1 / (falls * falls)
        total += ratings[i]
    return total
