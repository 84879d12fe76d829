"""Contract 4: words from SHA-256, `below` without bias, Fisher–Yates, lots."""

from collections import Counter
from hashlib import sha256

import pytest

from elferrat.cards.shuffle import Stream, lots
from elferrat.games import all_games, game_named


def words(seed: str, count: int) -> list[int]:
    """The words of a seed, worked out here as the contract says."""
    blocks = (count + 7) // 8
    digests = b"".join(sha256(f"{seed}:{i}".encode()).digest() for i in range(blocks))
    return [int.from_bytes(digests[4 * i : 4 * i + 4], "big") for i in range(count)]


class Words(Stream):
    """A stream that gives the words it is told to."""

    def __init__(self, *given: int) -> None:
        super().__init__("told")
        self.given = list(given)

    def word(self) -> int:
        return self.given.pop(0)


@pytest.mark.parametrize("seed", ["eleven", "", "42", "Ääß 🂡", "S:a:b", "x" * 1000])
def test_words_are_the_digests_of_the_counted_seed(seed: str) -> None:
    stream = Stream(seed)
    assert [stream.word() for _ in range(30)] == words(seed, 30)


def test_words_of_a_known_seed_never_change() -> None:
    stream = Stream("eleven")
    digest = "f3f451fcfd248a71b8408f2ef07f7d0d"  # printf eleven:0 | sha256sum
    first = "".join(f"{stream.word():08x}" for _ in range(4))
    assert first == digest


def test_below_takes_the_next_word_modulo_n() -> None:
    stream = Words(0, 7, 2**32 - 1, 5)
    assert [stream.below(n) for n in (1, 5, 4, 80)] == [0, 2, 3, 5]
    assert stream.given == []


def test_below_skips_words_past_the_last_whole_multiple() -> None:
    whole = 2**32 // 80 * 80
    stream = Words(2**32 - 1, whole, whole - 1, 3)
    assert stream.below(80) == 79
    assert stream.given == [3]


def test_below_a_power_of_two_skips_nothing() -> None:
    assert Words(2**32 - 1).below(2**16) == 2**16 - 1


def test_below_is_even() -> None:
    stream = Stream("even")
    found = Counter(stream.below(6) for _ in range(6000))
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in found.values())


def test_shuffle_swaps_from_the_last_card_down() -> None:
    # i = 3: j = 0, i = 2: j = 2, i = 1: j = 0
    cards = ["a", "b", "c", "d"]
    Words(0, 2, 0).shuffle(cards)
    assert cards == ["b", "d", "c", "a"]


@pytest.mark.parametrize("size", [0, 1, 2, 32, 84])
def test_shuffle_is_fisher_yates_with_below(size: int) -> None:
    cards = list(range(size))
    Stream("pack").shuffle(cards)
    expected = list(range(size))
    stream = Stream("pack")
    for i in range(size - 1, 0, -1):
        j = stream.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cards == expected
    assert sorted(cards) == list(range(size))


def test_lots_are_of_a_stream_of_their_own() -> None:
    stream = lots("evening")
    assert [stream.word() for _ in range(9)] == words("evening:lot", 9)


# --- a whole deal, done here by hand ------------------------------------------------------------


def shuffled(pack: list[str], seed: str, taken: int = 0) -> tuple[list[str], int]:
    """A pack shuffled with the words after `taken`, and how many words are taken then."""
    given = words(seed, 400)
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        while given[taken] >= 2**32 // (i + 1) * (i + 1):
            taken += 1
        j = given[taken] % (i + 1)
        taken += 1
        cards[i], cards[j] = cards[j], cards[i]
    return cards, taken


def row_pack(numbers: range, colours: str = "RYGB") -> list[str]:
    return [f"{colour}{number}" for colour in colours for number in numbers]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_elfer_is_dealt_singly_from_seat_0(seed: str) -> None:
    cards, _ = shuffled(row_pack(range(1, 21)), seed)
    game = game_named("elfer")
    data = game.write(game.deal(game.read_options({}), 4, seed))
    assert [set(hand) for hand in data["hands"]] == [set(cards[s:60:4]) for s in range(4)]
    assert data["stock"] == cards[60:]
    assert data["dealer"] == 3
    assert "R11" in data["hands"][data["turn"]] or "R11" in data["stock"]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_false_start_leaves_out_the_presets_and_the_dealer_counts(seed: str) -> None:
    cards, _ = shuffled(row_pack(range(2, 20)), seed)
    game = game_named("elfer")
    options = game.read_options({"variant": "false_start"})
    data = game.write(game.deal(options, 2, seed, 0))
    assert [set(hand) for hand in data["hands"]] == [set(cards[s:40:2]) for s in range(2)]
    assert data["stock"] == cards[40:]
    assert (data["dealer"], data["turn"]) == (0, 1)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_any_start_draws_the_starter_after_the_pack(seed: str) -> None:
    cards, taken = shuffled(row_pack(range(1, 21), "RYG"), seed)
    game = game_named("elfer")
    options = game.read_options({"variant": "any_start", "without_blue": True})
    data = game.write(game.deal(options, 2, seed))
    assert data["stock"] == cards[40:]
    assert data["turn"] == words(seed, 200)[taken] % 2


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_extra_shuffles_the_order_of_the_rows_after_the_pack(seed: str) -> None:
    pack = [card for card in row_pack(range(1, 22)) if card[1:] != "11"] + ["*"] * 4
    cards, taken = shuffled(pack, seed)
    game = game_named("extra")
    data = game.write(game.deal(game.read_options({}), 6, seed, 1))
    for seat in range(6):
        assert sorted(data["hands"][seat]) == sorted(cards[seat:72:6])
    assert data["stock"] == cards[72:]
    assert data["order"] == shuffled(["R", "Y", "G", "B"], seed, taken)[0]
    assert data["turn"] == 2


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(("name", "packet"), [("elfern", 2), ("schneider", 3)])
def test_trick_games_are_dealt_in_packets(name: str, packet: int, dealer: int) -> None:
    pack = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
    cards, _ = shuffled(pack, "packets")
    game = game_named(name)
    data = game.write(game.deal(game.read_options({}), 2, "packets", dealer))
    hands: list[set[str]] = [set(), set()]
    for start in range(0, 12, packet):
        seat = 1 - dealer if start // packet % 2 == 0 else dealer
        hands[seat] |= set(cards[start : start + packet])
    assert [set(hand) for hand in data["hands"]] == hands
    assert data["stock"] == cards[12:]
    assert (data["dealer"], data["leader"], data["turn"]) == (dealer, 1 - dealer, 1 - dealer)


def test_a_deal_without_an_eleven_is_dealt_again_with_the_following_words() -> None:
    """E3, at three seats: all four 11s in the pile of twenty is rare, but it happens."""
    pack = row_pack(range(1, 21))
    for number in range(5000):
        seed = f"E3 {number}"
        cards, taken = shuffled(pack, seed)
        if all(f"{colour}11" in cards[60:] for colour in "RYGB"):
            break
    cards, _ = shuffled(pack, seed, taken)
    game = game_named("elfer")
    data = game.write(game.deal(game.read_options({}), 3, seed))
    assert data["stock"] == cards[60:]


def test_no_game_deals_otherwise_than_its_seed_says() -> None:
    for game in all_games():
        options = game.read_options({})
        for players in game.players:
            first = game.write(game.deal(options, players, "same"))
            assert first == game.write(game.deal(options, players, "same"))
            assert first != game.write(game.deal(options, players, "Same"))
