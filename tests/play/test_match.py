"""Matches, clause by clause: F3, F9 to F14, S2, S7, S8, E12, X4, X62, X63."""

from typing import Any

import pytest

import elferrat
from elferrat.cards.shuffle import Stream
from elferrat.cards.tricks import CARD_NAMES
from elferrat.games import game_named
from elferrat.games.game import Outcome
from elferrat.locale.message import Unusable
from elferrat.play.match import (
    Match,
    banners,
    draw_dealer,
    first_dealer,
    most_left,
    new_match,
    points_left,
    read_result,
)


def played(game: str, *results: str, dealer: int | None = None, **options: Any) -> Match:
    """A match after results as text."""
    numbers = [read_result(game, result) for result in results]
    match = new_match(game, options, players=len(numbers[0]), dealer=dealer)
    for result in numbers:
        match = match.after(result)
    return match


def points(match: Match) -> list[tuple[int, ...]]:
    return [hand.points for hand in match.hands]


def dealers(match: Match) -> list[int | None]:
    return [*(hand.dealer for hand in match.hands), match.dealer]


def held(match: Match) -> list[int]:
    return [hand.held for hand in match.hands]


def complaint(game: str, result: str, players: int = 2, **options: Any) -> tuple[str, str]:
    """Place and key of what is wrong with a result."""
    match = new_match(game, options, players=players)
    with pytest.raises(Unusable) as caught:
        match.after(read_result(game, result, "RESULT 3"), "RESULT 3")
    return caught.value.place, caught.value.message.key


# --- the trick games


def test_F3_the_higher_card_deals_and_equal_ranks_draw_again() -> None:
    seen = set()
    for number in range(200):
        seed = f"F3 {number}"
        dealer, cards = draw_dealer(seed)
        stream = Stream(f"{seed}:lot")
        assert list(cards) == [CARD_NAMES[stream.below(32)] for _ in cards]
        ranks = ["789TJQKA".index(card[0]) for card in cards]
        pairs = list(zip(ranks[::2], ranks[1::2], strict=True))
        assert all(a == b for a, b in pairs[:-1])
        assert pairs[-1][dealer] > pairs[-1][1 - dealer]
        seen.add((dealer, len(pairs) > 1))
    assert seen == {(0, False), (1, False), (0, True), (1, True)}


@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_F3_the_first_dealer_of_a_trick_game_draws_a_card(game: str) -> None:
    drawn = {seed: first_dealer(game, 2, seed) for seed in "abcdefgh"}
    assert drawn == {seed: draw_dealer(seed) for seed in drawn}
    assert {dealer for dealer, _ in drawn.values()} == {0, 1}


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("game", ["elfer", "extra"])
def test_X4_the_seat_that_begins_is_drawn_and_the_one_before_it_deals(
    game: str, players: int
) -> None:
    begins = set()
    for number in range(60):
        seed = f"X4 {number}"
        dealer, cards = first_dealer(game, players, seed)
        assert cards == ()
        assert 0 <= dealer < players
        assert (dealer + 1) % players == Stream(f"{seed}:lot").below(players)
        begins.add((dealer + 1) % players)
    assert begins == set(range(players))
    if game == "extra":
        assert elferrat.deal(game, players=players, seed=seed, dealer=dealer).turn == (
            (dealer + 1) % players
        )


def test_F3_a_lot_needs_a_game() -> None:
    with pytest.raises(Unusable):
        first_dealer("chess", 2, "a")


def test_F8_the_value_of_a_hand_counts() -> None:
    match = played("elfern", "14-6", "5-15", "20-0", "9-11")
    assert points(match) == [(1, 0), (0, 2), (3, 0), (0, 1)]
    assert match.totals == (4, 3)


@pytest.mark.parametrize("winner", ["14-6", "15-5", "20-0", "9-11"])
def test_F9_add_one_point_goes_to_the_next_winner(winner: str) -> None:
    alone = points(played("elfern", winner))[0]
    match = played("elfern", "10-10", winner, winner)
    raised = tuple(value + 1 if value else 0 for value in alone)
    assert points(match) == [(0, 0), raised, alone]
    assert held(match) == [1, 0, 0]


@pytest.mark.parametrize("scoring", ["standard", "altenburg"])
@pytest.mark.parametrize("winner", ["14-6", "15-5", "20-0", "9-11"])
def test_F9_double_the_next_win_counts_twice(winner: str, scoring: str) -> None:
    alone = points(played("elfern", winner, scoring=scoring))[0]
    match = played("elfern", "10-10", winner, winner, staender="double", scoring=scoring)
    assert points(match) == [(0, 0), tuple(2 * value for value in alone), alone]
    assert held(match) == [1, 0, 0]


def test_F9_none_holds_nothing() -> None:
    match = played("elfern", "10-10", "14-6", staender="none")
    assert points(match) == [(0, 0), (1, 0)]
    assert held(match) == [0, 0]


@pytest.mark.parametrize("staender", ["add", "double"])
def test_F10_a_second_tie_drops_the_point_and_a_third_holds_one(staender: str) -> None:
    ties = ["10-10"] * 5
    match = played("elfern", *ties, staender=staender)
    assert held(match) == [1, 0, 1, 0, 1]
    assert points(played("elfern", *ties[:2], "15-5", staender=staender))[-1] == (2, 0)
    raised = 3 if staender == "add" else 4
    assert points(played("elfern", *ties[:3], "15-5", staender=staender))[-1] == (raised, 0)


def test_F10_a_win_between_makes_the_next_tie_a_first_one() -> None:
    assert held(played("elfern", "10-10", "14-6", "10-10")) == [1, 0, 1]


def test_F10_a_point_still_held_at_the_end_lapses() -> None:
    match = played("elfern", "14-6", "10-10")
    assert match.totals == (1, 0)
    assert match.winners == (0,)


@pytest.mark.parametrize(
    ("option", "after"),
    [("winner", [1, 0, 1, None, 0]), ("loser", [1, 1, 0, None, 1]), ("alternate", [1, 0, 1, 0, 1])],
)
def test_F11_the_next_dealer(option: str, after: list[int | None]) -> None:
    match = played("elfern", "14-6", "8-12", "10-10", "11-9", next_dealer=option)
    assert dealers(match) == after
    assert [hand.next_dealer for hand in match.hands] == after[1:]


def test_F11_alternate_starts_where_the_first_dealer_sits() -> None:
    match = played("elfern", "14-6", "10-10", "10-10", dealer=0, next_dealer="alternate")
    assert dealers(match) == [0, 1, 0, 1]


def test_F11_a_drawn_dealer_is_told() -> None:
    match = played("elfern", "10-10").dealt_by(0).after((14, 6))
    assert dealers(match) == [1, 0, 0]
    with pytest.raises(Unusable):
        match.dealt_by(2)


def test_F12_altenburg_and_a_held_point_that_stays_one() -> None:
    match = played("elfern", "13-7", "14-6", "16-4", "2-18", "20-0", scoring="altenburg")
    assert points(match) == [(1, 0), (2, 0), (3, 0), (0, 4), (5, 0)]
    raised = played("elfern", "10-10", "20-0", scoring="altenburg")
    assert points(raised) == [(0, 0), (6, 0)]


@pytest.mark.parametrize(
    ("total", "full", "lines"), [(0, 0, 0), (1, 0, 1), (3, 0, 3), (4, 1, 0), (5, 1, 1), (11, 2, 3)]
)
def test_F13_a_banner_is_four_lines(total: int, full: int, lines: int) -> None:
    assert banners(total) == {"full": full, "lines": lines}


def test_F13_the_sheet_has_the_banners_of_both() -> None:
    sheet = played("elfern", "20-0", "20-0", "6-14").json()
    assert sheet["banners"] == [{"full": 1, "lines": 2}, {"full": 0, "lines": 1}]


def test_F14_most_points_win_and_equal_totals_share() -> None:
    assert played("elfern", "14-6", "15-5", "0-20", "8-12").winners == (1,)
    assert played("elfern", "14-6", "6-14").winners == (0, 1)
    assert new_match("elfern").winners == ()
    assert played("elfern", "14-6").games_to_come == 0


@pytest.mark.parametrize("dealer", [0, 1])
def test_S2_the_deal_alternates_also_after_a_tie(dealer: int) -> None:
    match = played("schneider", "14-6", "10-10", "10-10", "3-17", dealer=dealer)
    assert dealers(match) == [dealer, 1 - dealer, dealer, 1 - dealer, dealer]


def test_S7_nothing_is_held() -> None:
    match = played("schneider", "10-10", "16-4", "3-17", "20-0")
    assert points(match) == [(0, 0), (1, 0), (0, 2), (3, 0)]
    assert held(match) == [0, 0, 0, 0]


def test_S7_schneider_from_16() -> None:
    assert points(played("schneider", "16-4", schneider_from=16)) == [(2, 0)]


def test_S8_the_number_of_hands_is_even_and_most_points_win() -> None:
    assert [played("schneider", *["14-6"] * count).games_to_come for count in range(1, 5)] == [
        1,
        0,
        1,
        0,
    ]
    assert played("schneider", "14-6", "3-17").winners == (1,)
    assert played("schneider", "14-6", "6-14").winners == (0, 1)


def test_the_sheet_of_a_trick_game_is_as_the_contract_says() -> None:
    assert played("elfern", "14-6", "10-10", "5-15").json() == {
        "hands": [
            {"honours": [14, 6], "game_points": [1, 0], "held": 0, "next_dealer": 0},
            {"honours": [10, 10], "game_points": [0, 0], "held": 1, "next_dealer": None},
            {"honours": [5, 15], "game_points": [0, 3], "held": 0, "next_dealer": 1},
        ],
        "totals": [1, 3],
        "banners": [{"full": 0, "lines": 1}, {"full": 0, "lines": 3}],
        "winners": [1],
    }


@pytest.mark.parametrize("game", ["elfern", "schneider"])
@pytest.mark.parametrize(
    ("result", "key"),
    [
        ("14-7", "score-bad-honours"),
        ("21-0", "score-bad-honours"),
        ("0-0", "score-bad-honours"),
        ("14", "score-bad-result-trick"),
        ("14-6-0", "score-bad-result-trick"),
        ("14,6", "score-bad-result-trick"),
        ("-6-14", "score-bad-result-trick"),
        ("014-6", "score-bad-result-trick"),
        ("14-06", "score-bad-result-trick"),
        ("14 - 6", "score-bad-result-trick"),
        ("14-6\n", "score-bad-result-trick"),
        ("１4-6", "score-bad-result-trick"),
        ("", "score-bad-result-trick"),
    ],
)
def test_bad_honours(game: str, result: str, key: str) -> None:
    assert complaint(game, result) == ("RESULT 3", key)


def test_honours_below_zero_are_none_either() -> None:
    with pytest.raises(Unusable):
        new_match("elfern").after((-1, 21))


# --- the row games


def test_E12_the_lowest_total_wins() -> None:
    match = played("elfer", "0,35,12", "18,0,40")
    assert points(match) == [(0, 35, 12), (18, 0, 40)]
    assert match.totals == (18, 35, 52)
    assert match.winners == (0,)
    assert match.games_to_come == 0


def test_E12_equal_totals_share_the_win() -> None:
    assert played("elfer", "0,35,90", "35,0,90").winners == (0, 1)


@pytest.mark.parametrize(("dealer", "after"), [(None, [2, 0, 1]), (1, [1, 2, 0])])
def test_the_deal_goes_one_seat_on_each_game(dealer: int | None, after: list[int]) -> None:
    assert dealers(played("elfer", "0,35,12", "18,0,40", dealer=dealer)) == after


def test_X4_each_game_starts_one_seat_on() -> None:
    match = played("extra", "0,5,-3", "0,5,-3", "0,5,-3")
    assert dealers(match) == [2, 0, 1, 2]


def test_X61_points_are_added_and_the_most_win() -> None:
    match = played("extra", "-12,30,5", "22,-40,11")
    assert match.totals == (10, -10, 16)
    assert match.winners == (2,)


def test_X62_equal_points_share_the_win() -> None:
    assert played("extra", "11,0,11").winners == (0, 2)


def test_X63_as_many_games_as_players() -> None:
    for count, to_come in enumerate((2, 1, 0, 0), 1):
        assert played("extra", *["0,5,-3"] * count).games_to_come == to_come


def test_the_sheet_of_a_row_game() -> None:
    assert played("elfer", "0,35,12").json() == {
        "hands": [{"points": [0, 35, 12], "next_dealer": 0}],
        "totals": [0, 35, 12],
        "winners": [0],
    }
    assert played("extra", "-12,30").json() == {
        "hands": [{"points": [-12, 30], "next_dealer": 0}],
        "totals": [-12, 30],
        "winners": [1],
    }


@pytest.mark.parametrize(
    ("result", "key"),
    [
        ("5,35,12", "score-one-out"),
        ("0,0,12", "score-one-out"),
        ("0,-35,12", "score-below-zero"),
        ("0,35", "score-bad-seats"),
        ("0,35,12,7", "score-bad-seats"),
        ("0,400,381", "score-too-many-left"),
        ("0,35,x", "score-bad-result-elfer"),
        ("0,035,12", "score-bad-result-elfer"),
        ("0,-0,12", "score-bad-result-elfer"),
        ("0, 35,12", "score-bad-result-elfer"),
        ("0;35;12", "score-bad-result-elfer"),
        ("0,35,99999", "score-bad-result-elfer"),
        ("35", "score-bad-result-elfer"),
        ("14-6", "score-bad-result-elfer"),
    ],
)
def test_bad_numbers_left(result: str, key: str) -> None:
    assert complaint("elfer", result, players=3) == ("RESULT 3", key)


@pytest.mark.parametrize(
    ("players", "options", "most"),
    [
        (2, {}, 840 - 4 * 15),
        (3, {}, 840 - 4 * 15),
        (4, {}, 840 - 4 * 6 - 3 * 4),
        (6, {}, 840 - 4 * 3 - 2 * 3),
        (2, {"without_blue": True}, 630 - 3 * 21 - 2 * 7),
        (2, {"variant": "false_start"}, 840 - 84 - 4 * (2 + 3 + 4 + 5 + 6)),
    ],
)
def test_no_more_can_be_left_than_the_pack_has(
    players: int, options: dict[str, Any], most: int
) -> None:
    game = game_named("elfer")
    assert most_left(game.read_options(options), players) == most
    match = new_match("elfer", options, players=players)
    rest = [0] * players
    rest[1] = most
    rest[2:] = [1] * (players - 2)
    rest[1] -= players - 2
    assert match.after(rest).totals == tuple(rest)
    rest[1] += 1
    with pytest.raises(Unusable):
        match.after(rest)


@pytest.mark.parametrize(
    ("result", "key"),
    [
        ("78,0", "score-bad-points"),
        ("0,-865", "score-bad-points"),
        ("34,33,11", "score-too-many-bonus"),
        ("0,-700,-189", "score-too-few-points"),
        ("12,-200", "score-nobody-out"),
        ("0,5,7", "score-bad-seats"),
        ("0,+5", "score-bad-result-extra"),
        ("--5,0", "score-bad-result-extra"),
        ("0", "score-bad-result-extra"),
    ],
)
def test_bad_points(result: str, key: str) -> None:
    players = 2 if key in ("score-bad-seats", "score-bad-result-extra") else result.count(",") + 1
    assert complaint("extra", result, players) == ("RESULT 3", key)


def test_points_at_their_bounds() -> None:
    assert played("extra", "77,-864").totals == (77, -864)
    assert played("extra", "88,0", bonus_supply=8).totals == (88, 0)
    assert played("extra", "33,44").totals == (33, 44)
    assert played("extra", "0,-700,-164").totals == (0, -700, -164)


@pytest.mark.parametrize(("players", "most"), [(2, 864), (3, 864), (4, 888), (5, 900), (6, 900)])
def test_X3_who_is_out_has_played_as_many_cards_as_were_dealt(players: int, most: int) -> None:
    assert points_left(players) == most


@pytest.mark.parametrize(
    ("result", "options", "possible"),
    [
        ("-12,30,5", {}, True),  # 1, 4 and 2 bonus cards, and 23, 14, 17 left in four cards
        ("76,-1", {}, True),
        ("76,-63", {}, True),
        ("76,-64", {}, False),  # four cards cannot cost 65
        ("-1,-5", {}, False),  # all sides are complete, and all bonus cards are somewhere
        ("-1,-5", {"bonus_lost_on_exchange": True}, True),
        ("1,1,1,1,1", {}, False),  # five hands, four cards
        ("10,20,30", {}, True),
        ("10,20,32", {}, True),
        ("-22,-22,-22", {"bonus_lost_on_exchange": True}, False),
    ],
)
def test_X64_nobody_is_out_only_where_all_may_have_passed(
    result: str, options: dict[str, Any], possible: bool
) -> None:
    if possible:
        assert played("extra", result, **options).totals == read_result("extra", result)
    else:
        players = result.count(",") + 1
        key = complaint("extra", result, players, **options)[1]
        assert key == "score-nobody-out"


# --- both


@pytest.mark.parametrize("game", ["elfer", "extra", "elfern", "schneider"])
def test_a_finished_game_is_a_result(game: str) -> None:
    table = elferrat.deal(game, players=2, seed="match")
    while not table.over:
        table.play(table.legal()[-1] if "draw" not in table.legal() else "draw")
    assert table.outcome is not None
    match = new_match(game).after(table.outcome)
    scores = table.outcome.scores
    if game in ("elfern", "schneider"):
        assert match.hands[0].honours == scores
        assert match.hands[0].points == table.outcome.game_points
    else:
        sign = -1 if game == "elfer" else 1
        assert match.hands[0].points == tuple(sign * score for score in scores)


def test_an_impossible_outcome_is_refused() -> None:
    with pytest.raises(Unusable) as caught:
        new_match("elfern").after(Outcome((3, 2), (), "played"))
    assert caught.value.message.key == "score-bad-honours"


def test_a_match_is_a_value() -> None:
    match = new_match("elfern")
    first, other = match.after((14, 6)), match.after((6, 14))
    assert match.hands == ()
    assert (first.totals, other.totals) == ((1, 0), (0, 1))
    assert first == new_match("elfern").after((14, 6))


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        ({"game": "skat"}, "game"),
        ({"game": "elfern", "players": 3}, "players"),
        ({"game": "elfern", "dealer": 2}, "dealer"),
        ({"game": "elfern", "options": {"beat": "any_suit"}}, "options"),
        ({"game": "extra", "players": 7}, "players"),
    ],
)
def test_a_match_that_cannot_begin(arguments: dict[str, Any], place: str) -> None:
    with pytest.raises(Unusable) as caught:
        new_match(**arguments)
    assert caught.value.place == place


def test_the_default_dealer_is_the_last_seat() -> None:
    assert new_match("elfer", players=5).dealer == 4
    assert new_match("elfern").dealer == 1
    assert new_match("elfern", dealer=0).dealer == 0
