"""What Python and compiled code agree on: names, orders and room. Imports neither NumPy nor Numba.

Every compiled function has the type `(int64, int64, int64, int64) -> int64`. A game's functions
take the addresses of a state and of options, then two arguments of their own (`templates`). A
driver takes the address of its words (`driver.Driver` makes them), three for each argument: an
address, rows and columns for an array, or a whole number.
"""

from elferrat.games.game import MOST_LOTS

GAME_FUNCTIONS = (
    "legal", "play", "to_move", "over", "pack", "lots", "setup", "finish", "observe",
)  # fmt: skip
LEGAL, PLAY, TO_MOVE, OVER, PACK_OF, LOTS_OF, SETUP, FINISH, OBSERVE = range(9)

PLAYERS, DEALER, PACK, LOTS = 0, 1, 2, 3  # entries of a `table`, what is dealt from
TABLE = LOTS + MOST_LOTS

MOST_CARDS = 128  # room for any pack
MOST_MOVES = 1024  # room for the legal moves of any position
STREAM = 4  # words in the state of a stream of chance

# What a driver may scribble on, handed to it as its last argument: entries of int64.
CARDS_AT, MOVES_AT, TABLE_AT = 0, MOST_CARDS, MOST_CARDS + MOST_MOVES
STREAM_AT = TABLE_AT + TABLE
ROOM = STREAM_AT + STREAM

# The arguments of each driver before its room: `n` a whole number, else an array of that type, with
# `*` one of two dimensions. Other rooms have drivers of their own (`driver.drivers_of`).
DRIVERS = {
    "random_games": "i8 u1* u1 u1 n n i8 n i8*",
    "deal_many": "i8 u1* u1 u1 n n i8* i8 i8 n n",
    "step_many": "i8 u1* u1 u1 n n i8* i8 i8 i8 i8 n i2* i8 u1* i8 u1 i1* n n",
    "look_at_many": "i8 u1* u1 i2* i8 u1* i8 u1 i1* n n",
    "choose_many": "i2* i8 i8* i8 n n",
    "finish_many": "i8 u1* u1 n i8* n n",
    "play_others": "i8 u1* u1 i8* i8 n n n",
    "observe_ended": "i8 u1* u1 u1 i1* n n n",
    "first_illegal": "u1* u1 i8",
}
MOST_ARGUMENTS = 20  # of a driver
WORDS = 3 * (MOST_ARGUMENTS + 1)
