"""What is said at the table: events, results, the sheet, the table to be read aloud."""

from collections.abc import Sequence

from elferrat.cards.rows import COLOURS, JOKER
from elferrat.cli.board import (
    View,
    hand_rows,
    honours,
    is_row_game,
    phase_key,
    runs,
    seat_text,
    sign,
    size,
    table_rows,
)
from elferrat.cli.events import event_line, sentence
from elferrat.cli.sheet import drawn_sheet
from elferrat.cli.terminal.session import Session
from elferrat.games.game import Event
from elferrat.locale.catalogue import card_words
from elferrat.locale.values import AnyOf, CardText, Verbatim

# By whether something lies in a row, and whether something fits there.
ROW_KEYS = {
    (True, True): "terminal-row",
    (True, False): "terminal-row-full",
    (False, True): "terminal-row-empty",
    (False, False): "terminal-row-bare",
}
ENDINGS = ("draw", "end", "pass")
SHORT_LIST = 8  # moves in a turn's line; `?` lists all


def who(session: Session, seat: int) -> dict[str, str]:
    """The arguments that name a seat: `you` for the person spoken to, else the name."""
    return {"who": "you" if seat == session.you else "other", "name": session.setup.names[seat]}


def say_event(session: Session, event: Event) -> str:
    """One line for one event, as its view was cut by `seen_by`: nothing hidden can be in it."""
    return event_line(event, session.look, session.you)


def result_lines(session: Session) -> list[str]:
    """How the finished hand came out: a line a seat, then who won."""
    outcome = session.table.outcome
    assert outcome is not None
    lines = []
    for seat, score in enumerate(outcome.scores):
        key = f"terminal-result-{session.setup.game}"
        points = 0 if outcome.game_points is None else outcome.game_points[seat]
        count = -score if session.setup.game == "elfer" else score
        args = {"name": session.setup.names[seat], "count": count, "points": points}
        lines.append(session.say(key, **args, **breakdown(session, seat)))
    if outcome.winners:
        return [*lines, winners_line(session, outcome.winners, "terminal-wins")]
    # Only a trick game has no winner: after 10–10, or where cards are missing (F8, S7).
    even = outcome.scores == (10, 10)
    return [*lines, session.say("terminal-nobody-wins" if even else "terminal-nobody-has-eleven")]


def breakdown(session: Session, seat: int) -> dict[str, int]:
    """What the points of a finished game of Extra are made of (X61); nothing in other games."""
    if session.setup.game != "extra":
        return {}
    position = session.table.position()
    left = position["hands"][seat]
    return {
        "bonus": len(position["bonus"][seat]),
        "numbers": sum(int(card[1:]) for card in left if card != JOKER),
        "jokers": left.count(JOKER),
    }


def winners_line(session: Session, winners: Sequence[int], key: str) -> str:
    """Who won, alone or together."""
    if len(winners) == 1:
        return session.say(key, **who(session, winners[0]))
    names = " + ".join(session.setup.names[seat] for seat in winners)
    return session.say("terminal-share", names=Verbatim(names))


def sheet_lines(session: Session) -> list[str]:
    """The score sheet with the slate, who leads or has won, what is held or due, who deals next."""
    match, lang = session.match, session.setup.lang
    if not match.hands:
        return [session.say("terminal-sheet-empty")]
    lines = drawn_sheet(match, session.setup.names, lang)
    # After a single hand the result has said who won.
    if len(match.hands) > 1 or not session.over:
        done = session.over and session.last_hand and not match.games_to_come
        key = "terminal-wins-match" if done else "terminal-ahead"
        lines.append(winners_line(session, match.winners, key))
    if match.games_to_come:
        lines.append(session.say(f"score-to-come-{match.game.name}", count=match.games_to_come))
    if match.hands[-1].held:
        lines.append(session.say("score-held"))
    if session.over:
        lines.append(next_dealer_line(session))
    return lines


def next_dealer_line(session: Session) -> str:
    """Who deals the next hand, or that this is drawn."""
    dealer = session.match.dealer
    if dealer is None:
        return session.say("score-next-drawn")
    return session.say("terminal-next-dealer", **who(session, dealer))


def lot_lines(session: Session) -> list[str]:
    """Who deals this hand if that was drawn, with the cards drawn (F3, X4); else no line."""
    if session.lot is None:
        return []
    dealer, cards = session.lot
    deals = who(session, dealer)
    if not cards:
        return [session.say("terminal-lot", **deals)]
    names = session.setup.names
    drawn = ", ".join(
        f"{names[i % 2]} ({card_words(card, session.setup.lang, session.setup.pack)})"
        for i, card in enumerate(cards)
    )
    return [session.say("terminal-lot-cards", drawn=Verbatim(drawn), **deals)]


# --- read aloud ---------------------------------------------------------------------------------


def table_in_words(session: Session) -> list[str]:
    """What lies on the table in sentences, a line a row, for ears and fingertips."""
    view = session.view()
    if not is_row_game(view):
        return trick_in_words(session, view)
    lines = []
    for row in table_rows(view):
        lying = runs(row, session.say("terminal-to"), session.say("terminal-joker-cell"))
        args = {"colour": row.colour, "shape": sign(row.colour)}
        wanted = AnyOf(str(number) for number in sorted(row.open))
        key = ROW_KEYS[bool(row.lying), bool(wanted)]
        line = session.say(key, lying=Verbatim(lying), wanted=wanted, **args)
        lines.append(sentence(line))
    if view.get("bridged"):
        bridges = tuple(f"{start}>{end}" for start, end in view["bridged"])
        lines.append(sentence(session.say("terminal-bridges-lie", bridges=bridges)))
    return lines


def trick_in_words(session: Session, view: View) -> list[str]:
    """The trick, the one before it, and the honours taken."""
    leader = view["leader"]
    lines = [session.say(phase_key(view))]
    if view["trick"]:
        lines.append(
            session.say(
                "terminal-led", name=session.setup.names[leader], card=CardText(view["trick"][0])
            )
        )
    else:
        lines.append(session.say("terminal-leads", name=session.setup.names[leader]))
    last = view["won"][leader][-2:]
    if last:
        won = {"event": "trick_won", "seat": leader, "cards": last}
        lines.append(f"{session.say('terminal-before')} {say_event(session, won)}")
    for seat, cards in enumerate(view["won"]):
        taken = tuple(CardText(one) for one in cards if honours([one]))
        key = "terminal-taken" if taken else "terminal-taken-none"
        lines.append(session.say(key, count=len(taken), cards=taken, **who(session, seat)))
    return lines


def seats_in_words(session: Session) -> list[str]:
    """Who holds how many cards, a line a seat, and the pile."""
    view = session.view()
    lines = [seat_text(view, seat, session.look) for seat in range(len(view["hands"]))]
    return [*lines, sentence(session.say("terminal-pile", count=size(view["stock"])))]


def hand_in_words(session: Session) -> list[str]:
    """The hand, a line a colour or suit, playable cards marked by `>`: made to be read aloud."""
    view = session.view()
    if session.viewer is None:
        return []
    lines = []
    for row in hand_rows(view, session.viewer):
        if not row.cards:
            continue
        names = " ".join(f"{'>' if playable else ''}{name}" for _, name, playable in row.cards)
        head = (
            session.say("terminal-jokers")
            if row.letter == JOKER
            else letter_words(session, row.letter)
        )
        args = {"name": Verbatim(sentence(head)), "holds": Verbatim(names)}
        lines.append(session.say("terminal-seat", **args))
    return lines


def letter_words(session: Session, letter: str) -> str:
    """A colour or suit in words, with its shape where the pack has one."""
    key = "terminal-colour" if letter in COLOURS else "terminal-suit"
    pack = session.setup.pack
    return f"{session.say(key, letter=letter, pack=pack)} {sign(letter, pack)}".rstrip()


def turn_line(session: Session) -> str:
    """Whose turn it is; for the person in front of the screen also what may be played."""
    if not session.my_turn:
        turn = session.table.turn
        return session.say("terminal-turn-other", name=session.setup.names[turn])
    view = session.view()
    moves = in_order(session.legal())
    if len(moves) <= SHORT_LIST:
        shown = tuple(moves)
    else:
        # What ends the turn stands last and is always told.
        ending = [move for move in moves if move in ENDINGS]
        shown = (*moves[: SHORT_LIST - len(ending)], *ending)
    key = "terminal-turn" if len(moves) <= SHORT_LIST else "terminal-turn-more"
    return session.say(
        key,
        cards=len(view.hand),
        pile=size(view["stock"]),
        moves=shown,
        count=len(moves),
        **who(session, session.table.turn),
    )


def in_order(moves: Sequence[str]) -> list[str]:
    """Moves as people look for them: cards, exchanges, bridges, jokers, then what ends the turn."""

    def kind(move: str) -> int:
        if move in ENDINGS:
            return 4 + ENDINGS.index(move)
        return 3 if JOKER in move else 2 if ">" in move else 1 if move[0] == "=" else 0

    return sorted(moves, key=kind)


def describe(session: Session, move: str) -> str:
    """A move with its meaning, for a list to choose from: “*R12 – joker as red 12”."""
    if move == "-*":
        return f"{move} – {session.say('terminal-move-discard')}"
    start, over, cell = move.rpartition(">")
    args = {"card": CardText(cell.lstrip("*="))}
    if over:
        args["from"] = CardText(start)
        key = "bridge-joker" if JOKER in cell else "bridge"
    else:
        key = {JOKER: "joker", "=": "exchange"}.get(move[0], "lay")
    return f"{move} – {session.say(f'terminal-move-{key}', **args)}"


def hint_line(session: Session) -> str:
    """What a bot would play, and why."""
    choice = session.hint()
    why = choice.why.text(session.setup.lang, session.setup.pack)
    return session.say("terminal-hint", move=choice.move, why=Verbatim(sentence(why)))
