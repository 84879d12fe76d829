"""Plain lines: commands, undo, explain, hot seat, and that nothing hidden is ever written."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elferrat.cards.shuffle import Stream
from elferrat.cli.terminal import words
from elferrat.cli.terminal.session import Session
from elferrat.locale.catalogue import card_words
from elferrat.locale.values import LANGUAGES
from elferrat.play.match import first_dealer
from elferrat.play.positions import read_position
from elferrat.play.record import load
from tests.cli.terminal.evenings import CLEARED, Evening, by_chance, session


def answers(table: Session, *typed: str) -> list[str]:
    """What is written after the first of the typed lines."""
    written = Evening(table, typed).run()
    return written[written.index(f"<{typed[0]}>") :]


def test_short_forms_and_small_letters_play_at_the_prompt(tmp_path: Path) -> None:
    table = session("extra", tmp_path, seed="1")
    answers(table, "r12", "R 1 3", "e")
    assert table.table.moves[:3] == ["R12", "R13", "end"]


def test_undo_goes_back_within_the_turn_and_not_before_it(tmp_path: Path) -> None:
    table = session("extra", tmp_path, seed="1")
    before = table.table.position()
    lines = answers(table, "u", "R12", "R13", "undo", "u", "u")
    assert table.table.position() == before
    refused = "Nothing can be taken back: only moves of this turn, up to a draw or its end."
    assert [line for line in lines if line.startswith(("Taken back", "Nothing can"))] == [
        refused, "Taken back: R13", "Taken back: R12", refused,
    ]  # fmt: skip


def test_an_undone_card_is_told_again_when_it_is_laid_again(tmp_path: Path) -> None:
    lines = answers(session("extra", tmp_path, seed="1"), "R12", "u", "R12")
    assert lines.count("You lay red 12.") == 2


def test_a_draw_cannot_be_taken_back(tmp_path: Path) -> None:
    table = session("extra", tmp_path, seed="1")
    lines = answers(table, "d", "u")
    assert "draw" in table.table.moves
    assert any(line.startswith("Nothing can be taken back") for line in lines)


def test_a_draw_that_stops_at_a_fitting_card_stays_too(tmp_path: Path) -> None:
    for seed in range(200):
        table = session("elfer", tmp_path, seed=str(seed))
        if table.table.turn != 1:
            continue
        while not table.must_hand_over and table.bot_on_turn:
            table.play_bot(table.table.legal()[0])
        if table.legal() != ["draw"]:
            continue
        table.play("draw")
        if table.my_turn:
            assert table.table.view(0)["drawn"]
            assert not table.may_undo()
            return
    pytest.fail("no such deal among the seeds")


def test_explain_names_the_clause_and_the_reason(tmp_path: Path) -> None:
    lines = answers(session("extra", tmp_path, seed="1"), "? r21", "?R12", "? r1", "? joker", "? *")
    assert lines[1].startswith("X20: red 21 needs red 20 beside it.")
    assert lines[3].startswith("It can be played: R12")
    assert lines[5].startswith("You do not have this card in your hand: red 1.")
    assert "neither a move nor a command" in lines[7]
    assert lines[9].startswith("It can be played: *B10")


def test_explain_leaves_the_table_as_it_is(tmp_path: Path) -> None:
    table = session("extra", tmp_path, seed="1")
    before = table.table.position()
    answers(table, "? R12", "? draw", "? end")
    assert table.table.position() == before
    assert not table.begun


def test_the_listing_has_every_legal_move_once(tmp_path: Path) -> None:
    table = session("extra", tmp_path, seed="1")
    lines = answers(table, "?")
    listed = lines[1].removeprefix("Possible moves: ").split(", ")
    assert sorted(listed) == table.table.legal()
    assert any("u take back" in line for line in lines)


def test_a_refused_move_names_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    table = session("extra", tmp_path, seed="1")
    lines = answers(table, "r21")
    assert lines[1].startswith("X20: ")
    assert not table.begun


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["elfer", "extra", "elfern", "schneider"])
def test_a_whole_game_in_words_in_every_language(game: str, lang: str, tmp_path: Path) -> None:
    table = session(game, tmp_path, lang=lang)
    reading = iter(["m", "t", "o", "b", "l", "s"] * 3)
    moves = iter(by_chance(table, Stream("human")))
    written = Evening(table, (next(reading, None) or next(moves) for _ in range(5000))).run()
    assert table.over
    everything = "\n".join(written)
    assert "terminal-" not in everything
    assert "{" not in everything
    said = [line for line in written if not line.startswith("<")]
    assert not any("\n" in line or "\x1b" in line for line in said)


def test_the_table_in_words(tmp_path: Path) -> None:
    lines = answers(session("extra", tmp_path, seed="1", bots=0, humans=2), "", "R12", "R13", "t")
    assert "Red ■: 11 to 13 laid, wants 10 or 14" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["elfer", "extra", "elfern", "schneider"])
def test_a_single_hand_too_ends_with_its_sheet(game: str, lang: str, tmp_path: Path) -> None:
    table = session(game, tmp_path, lang=lang)
    written = Evening(table, by_chance(table, Stream("human"))).run()
    sheet = [line for line in words.sheet_lines(table) if line]
    assert len(sheet) > 3
    assert written[-len(sheet) - 1 : -1] == sheet
    assert written[-1].endswith(".json")
    due = next(line for line in sheet if "S8" in line) if game == "schneider" else ""
    assert bool(due) == (game == "schneider")


def test_a_hand_that_no_match_can_count_has_no_sheet(tmp_path: Path) -> None:
    position = read_position(
        {"game": "elfern", "partial": True, "hands": [["AH"], ["7C"]], "leader": 0}
    )
    written = Evening(session("elfern", tmp_path, position=position), ["AH"]).run()
    assert "You win!" not in written
    assert "No hand is finished yet." not in written


LOW = [f"{rank}{suit}" for suit in "CSHD" for rank in "789"]  # no honours
HIGH = [f"{rank}{suit}" for suit in "CSHD" for rank in "TJQKA"]


@pytest.mark.parametrize(
    ("taken", "ending"),
    [
        ((9, 10), "Nobody wins: ten honours each."),  # all twenty, with the one of the last trick
        ((0, 0), "Nobody wins: cards were missing, and nobody has eleven honours."),
        ((9, 9), "Nobody wins: cards were missing, and nobody has eleven honours."),
        ((9, 0), "Nobody wins: cards were missing, and nobody has eleven honours."),
        ((10, 3), "You win!"),
    ],
)
@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_where_cards_are_missing_the_end_says_what_is_true(
    game: str, taken: tuple[int, int], ending: str, tmp_path: Path
) -> None:
    left, low = HIGH[:-1], LOW[1:]
    won: list[list[str]] = []
    for count in taken:
        won.append([left.pop() for _ in range(count)])
        won[-1] += [low.pop() for _ in range(count % 2)]  # piles are tricks
    fields = {"game": game, "partial": True, "leader": 0, "hands": [[HIGH[-1]], [LOW[0]]]}
    position = read_position({**fields, "won": won})
    written = Evening(session(game, tmp_path, position=position), [HIGH[-1]]).run()
    assert [line for line in written if line.startswith(("Nobody wins", "You win!"))] == [ending]


@pytest.mark.parametrize(
    ("lang", "suit", "taken"),
    [
        ("en", "Hearts: ", "of hearts"), ("de", "Herz: ", "Herz-"),
        ("fr", "Cœurs\xa0: ", "de cœurs"), ("it", "Cuori: ", "di cuori"),
    ],
)  # fmt: skip
def test_the_german_pack_is_shown_without_french_signs(
    lang: str, suit: str, taken: str, tmp_path: Path
) -> None:
    table = session("elfern", tmp_path, lang=lang, pack="german")
    reading = iter(["m", "t", "b", "l"] * 20)
    moves = iter(by_chance(table, Stream("human")))
    written = Evening(table, (next(reading, None) or next(moves) for _ in range(200))).run()
    assert any(line.startswith(suit) for line in written)
    assert any(taken in line for line in written)
    assert not [line for line in written if set(line) & set("♣♠♥♦")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_of_extra_are_taken_apart_for_every_seat(lang: str, tmp_path: Path) -> None:
    table = session("extra", tmp_path, lang=lang, bots=2, seed="3")
    moves = by_chance(table, Stream("human"))
    written = Evening(table, moves).run()
    outcome = table.table.outcome
    assert outcome is not None
    parts = [
        [int(number) for number in found.groups()]
        for line in written
        if (found := re.search(r": (-?\d+) .*\+(\d+)×11, \w+ −(\d+), \w+ −(\d+)×11", line))
    ]
    assert [points for points, *_ in parts] == list(outcome.scores)
    for points, bonus, numbers, jokers in parts:
        assert points == 11 * bonus - numbers - 11 * jokers
    assert any(bonus for _, bonus, _, _ in parts)
    assert any(numbers for _, _, numbers, _ in parts)
    assert any(jokers for _, _, _, jokers in parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_X4_who_deals_by_lot_is_told_in_one_line(lang: str, tmp_path: Path) -> None:
    seen = set()
    for _ in range(20):
        table = session("extra", tmp_path, seed=None, lang=lang, bots=3)
        dealer, _ = first_dealer("extra", 4, table.seed)
        assert table.table.turn == (dealer + 1) % 4
        (line,) = words.lot_lines(table)
        assert line in Evening(table, []).run()
        if dealer:
            assert table.setup.names[dealer] in line
        seen.add(dealer)
    assert len(seen) > 1


@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_F3_the_cards_drawn_for_the_deal_are_told(game: str, tmp_path: Path) -> None:
    table = session(game, tmp_path, seed=None, pack="german")
    dealer, cards = first_dealer(game, 2, table.seed)
    assert table.table.position()["dealer"] == dealer
    line = next(line for line in Evening(table, []).run() if line.startswith("By lot: You ("))
    assert line.endswith("You deal." if dealer == 0 else "Anna deals.")
    for card in cards:
        assert f"({card_words(card, 'en', 'german')})" in line


@pytest.mark.parametrize("given", [{"seed": "7"}, {"seed": None, "dealer": 0}])
def test_no_lot_where_the_seed_or_the_dealer_is_given(
    given: dict[str, Any], tmp_path: Path
) -> None:
    table = session("elfern", tmp_path, **given)
    assert words.lot_lines(table) == []
    assert table.table.position()["dealer"] == given.get("dealer", 1)


def test_F11_the_lot_after_a_tie_is_told_too(tmp_path: Path) -> None:
    table = session("elfern", tmp_path, hands=2)
    table.match = table.match.after((10, 10))
    table.next_hand()
    assert words.lot_lines(table)[0].startswith("By lot: You (")
    table.match = table.match.after((14, 6))
    table.next_hand()
    assert words.lot_lines(table) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_alone_begins_with_a_capital(lang: str, tmp_path: Path) -> None:
    for seed in range(8):
        table = session("extra", tmp_path, seed=str(seed), lang=lang)
        lines = answers(table, "h", "m", "t", "o", "? r0")
        told = [line for line in lines[1:] if not line.startswith("<")]
        assert len(told) > 10
        assert not [line for line in told if line[0].islower()]
        why = re.split(r"Hint: |Tipp: |Conseil\xa0: |Consiglio: ", told[0])[1].split(". ", 1)[1]
        assert not why[0].islower()


def test_italian_cards_need_no_article(tmp_path: Path) -> None:
    table = session("elfern", tmp_path, lang="it", seed="1")
    card = table.legal()[0] if table.legal() else None
    lines = Evening(table, [card] if card else []).run()
    assert any(re.match(r"(Giochi|Anna gioca): \w+ di \w+\.", line) for line in lines)
    assert "Elfern, 2 posti, codice 1" in lines


def test_a_trick_in_words(tmp_path: Path) -> None:
    lines = answers(session("elfern", tmp_path, seed="1"), "AH", "t")
    assert "Any card may be played; the highest card of the suit led wins." in lines
    assert any(re.match(r"(You have|Anna has) taken [1-9] honours?: ", line) for line in lines)


# --- hot seat


def pages(written: list[str]) -> list[list[str]]:
    """The lines between two clearings of the screen."""
    cut: list[list[str]] = [[]]
    for line in written:
        if line == CLEARED:
            cut.append([])
        else:
            cut[-1].append(line)
    return cut


# A card as it stands in a hand; `*B12`, `Y9>B12` and the like are moves of one's own.
HELD = re.compile(r"(?<![*>=])\b(?:[RYGB]\d+|[7-9TJQKA][CSHD])\b(?!>)")


def known_to_all(page: list[str]) -> set[str]:
    """The cards that were played on a page."""
    typed = [line[1:-1] for line in page if line.startswith("<")]
    return {card for move in typed for card in re.findall(r"[RYGB]\d+|[7-9TJQKA][CSHD]", move)}


@pytest.mark.parametrize("game", ["elfer", "extra", "elfern", "schneider"])
def test_hot_seat_clears_the_screen_and_shows_no_other_hand(game: str, tmp_path: Path) -> None:
    table = session(game, tmp_path, humans=2, bots=0, names=("Ada", "Ben"))
    hands = table.table.position()["hands"]
    moves = iter(by_chance(table, Stream("people")))

    def typed() -> Iterator[str]:
        while True:
            yield from ("m", "b", "l") if table.my_turn else ()
            yield next(moves)

    first, *turns, last = pages(Evening(table, typed()).run())
    assert table.over
    assert len(turns) > 10
    played = known_to_all(first)
    for page in turns:
        name = re.match(r"Hand over to (\w+)\.", page[0])
        assert name is not None, page[0]
        assert page[1] == "<>", "no card is shown before Enter"
        other = 1 - ("Ada", "Ben").index(name[1])
        played |= known_to_all(page)
        text = "\n".join(line for line in page if not line.startswith("<"))
        assert not set(HELD.findall(text)) & (set(hands[other]) - played), page
        assert not re.search(rf"{('Ada', 'Ben')[other]} draws (?!\d+ cards?\.)", text), page
    assert last[0].startswith("Hand over to")


def test_a_drawn_card_is_shown_to_its_owner_only(tmp_path: Path) -> None:
    table = session("extra", tmp_path, seed="1", humans=2, bots=0, names=("Ada", "Ben"))
    written = Evening(table, ["", "d", "", "", "l"]).run()
    own, other = pages(written)[1:]
    assert any(re.fullmatch(r"Ada draws (red|yellow|green|blue) \d+\.", line) for line in own)
    assert own[-2].startswith("Press Enter: your cards are hidden")
    assert other.count("Ada draws 1 card.") == 2
    assert not any(re.search(r"Ada draws \w+ \d+\.", line) for line in other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_calls_nobody_you(lang: str, tmp_path: Path) -> None:
    table = session("extra", tmp_path / "a.json", seed="1", lang=lang)
    spoken = table.setup.names[0]
    assert table.you == 0
    Evening(table, ["d"]).run()
    assert load(tmp_path / "a.json").players[0] not in {"", spoken}
    assert table.table.names[0] == spoken


def test_the_end_of_the_input_on_the_handing_page_saves(tmp_path: Path) -> None:
    table = session("extra", tmp_path / "a.json", seed="1", humans=2, bots=0)
    written = Evening(table, ["", "d", ""]).run()
    assert written[-1] == f"Saved: {tmp_path / 'a.json'}"
    assert load(tmp_path / "a.json").moves == ["draw"]
