"""The full screen, played by keys and mouse without a terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static
from textual.widgets._footer import FooterKey

from elferrat.cards.shuffle import Stream
from elferrat.cli.events import sentence
from elferrat.cli.terminal import words
from elferrat.cli.terminal.app import TableApp
from elferrat.cli.terminal.screens import Ask
from elferrat.cli.terminal.session import Session
from elferrat.locale.values import LANGUAGES
from elferrat.play.record import load
from elferrat.play.replay import replay
from tests.cli.terminal.evenings import by_chance, session

MOST_KEYS = 2000  # a game by chance takes far fewer
Act = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def on_screen(table: Session, act: Act, size: tuple[int, int] = (80, 24)) -> TableApp:
    """Run the full screen without pauses, and act on it."""

    async def run() -> TableApp:
        app = TableApp(table, pace=0)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(app, pilot)
        return app

    return asyncio.run(run())


def said(app: TableApp, part: str = "said") -> str:
    """The words in a part of the table's screen."""
    return str(app.screen_stack[0].query_one(f"#{part}", Static).render())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until no bot is on turn."""
    for _ in range(MOST_KEYS):
        if not app.session.bot_on_turn:
            break
        await app.workers.wait_for_complete()
        await pilot.pause()
    await pilot.pause()
    assert not app.session.bot_on_turn


def test_a_card_is_played_and_taken_back_by_keys(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r", "1", "2", "enter")
        assert app.session.table.moves == ["R12"]
        assert said(app) == "You lay red 12."
        await pilot.press("u")
        assert app.session.table.moves == []
        assert said(app) == "Taken back: R12"
        await pilot.press("u")
        assert said(app).startswith("Nothing can be taken back")

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_arrows_tab_and_digits_move_through_the_hand(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        def card() -> str:
            assert app.hand.card is not None
            return app.hand.card[1]

        await pilot.press("home")
        assert card() == "Y6"
        await pilot.press("right")
        assert card() == "Y12"
        await pilot.press("down")
        assert card() == "G12"
        await pilot.press("up", "left")
        assert card() == "Y6"
        await pilot.press("tab")
        assert card() == "Y12"
        await pilot.press("tab", "tab")
        assert card() == "B12"
        await pilot.press("shift+tab")
        assert card() == "G12"
        await pilot.press("1", "7")
        assert card() == "G17"
        await pilot.press("1", "7")
        assert card() == "Y17"
        await pilot.press("b")
        assert card() == "B2"
        await pilot.press("end")
        assert card() == "*"
        assert said(app).startswith("Joker (*): playable")

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_a_letter_and_a_number_mean_that_very_card(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for _, card, _ in app.hand.cards[::-1]:
            await pilot.press(*card.lower())
            assert app.hand.card is not None
            assert app.hand.card[1] == card

    on_screen(session("elfer", tmp_path, seed="7"), act)
    on_screen(session("extra", tmp_path, seed="1"), act)


def test_a_number_that_its_row_does_not_have_counts_alone(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("y", "2", "1")
        assert app.hand.card is not None
        assert app.hand.card[1] == "R21"
        await pilot.press("y", "right", "1", "2")  # whoever moves on has done with the row
        assert app.hand.card[1] == "G12"

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_a_card_that_does_not_fit_is_explained(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r", "2", "1")
        assert said(app) == "Red 21 (R21): cannot be played now, ? says why."
        await pilot.press("question_mark")
        assert said(app).startswith("X20: red 21 needs red 20 beside it.")
        await pilot.press("right", "r", "2", "1", "enter")
        assert said(app).startswith("X20: ")
        await pilot.press("e")
        assert said(app).startswith("X12: ")
        assert app.session.table.moves == []

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_a_joker_opens_a_list_of_its_moves(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("end", "enter")
        assert isinstance(app.screen, Ask)
        answers = app.screen.query_one(OptionList)
        shown = [str(answers.get_option_at_index(i).prompt) for i in range(answers.option_count)]
        assert shown[0] == "*B10 – joker as blue 10"
        assert shown[-1] == "-* – discard a joker"
        assert app.screen.lines[0] == "Joker: which move?"
        await pilot.press("escape")
        assert app.session.table.moves == []
        await pilot.press("enter", "down", "enter")
        assert app.session.table.moves == ["*B12"]

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_bots_answer_and_the_log_says_what_they_did(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("d")
        await settled(app, pilot)
        assert app.session.my_turn
        told = "\n".join(line.text for line in app.screen.query_one(RichLog).lines)
        assert "You draw " in told
        assert "Anna " in told
        assert "Ben " in told

    on_screen(session("extra", tmp_path, seed="1", bots=2), act)


def test_a_click_plays_a_card(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        line = next(i for i, row in enumerate(app.hand.lines) if row[0].text.startswith("R"))
        await pilot.click("#hand", offset=(4 + 3 * 11 + 1, line))
        assert app.session.table.moves == ["R12"]
        await pilot.click("#hand", offset=(70, line))
        assert app.session.table.moves == ["R12"]

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_the_hint_is_told(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        choice = app.session.hint()
        assert said(app) == f"Hint: {choice.move}. {sentence(choice.why.text())}"
        assert app.session.table.moves == []

    on_screen(session("elfern", tmp_path, seed="1"), act)


def test_help_log_and_sheet_open_and_close(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for key, title in (("f1", "Keys"), ("l", "Last moves"), ("s", "Score")):
            await pilot.press(key)
            assert isinstance(app.screen, Ask)
            assert app.screen.lines[0] == title
            await pilot.press("u", "escape")
            assert not isinstance(app.screen, Ask)

    on_screen(session("elfern", tmp_path, seed="1"), act)


def test_a_text_longer_than_the_screen_is_read_by_keys(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        app.read_text("terminal-title-log", [f"line {i}" for i in range(60)], at_end=True)
        await pilot.pause()
        text = app.screen.query_one(VerticalScroll)
        end, page = text.max_scroll_y, text.size.height
        assert text.scroll_y == end > 2 * page
        for key, at in [
            ("pageup", end - page), ("up", end - page - 1), ("down", end - page), ("home", 0),
            ("pagedown", page), ("end", end),
        ]:  # fmt: skip
            await pilot.press(key)
            assert text.scroll_y == at, key

    on_screen(session("extra", tmp_path), act)


def test_answers_have_the_page_keys_where_the_text_is_short(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("end", "enter")
        answers = app.screen.query_one(OptionList)
        await pilot.press("pagedown")
        assert answers.highlighted is not None
        assert answers.highlighted > 1
        await pilot.press("home", "down", "enter")
        assert app.session.table.moves == ["*B12"]

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_quit_asks_saves_and_says_where(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r", "1", "2", "enter", "q", "down", "enter")
        assert app.is_running
        await pilot.press("q", "enter")

    file = tmp_path / "a.json"
    app = on_screen(session("extra", file, seed="1"), act)
    assert app.farewell == [f"Saved: {file}"]
    assert load(file).moves == ["R12"]


def test_ctrl_c_saves_and_says_130(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r", "1", "2", "enter", "ctrl+c")

    file = tmp_path / "a.json"
    app = on_screen(session("extra", file, seed="1"), act)
    assert app.return_code == 130
    assert load(file).moves == ["R12"]


def test_ctrl_c_leaves_from_under_a_dialog(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1", "ctrl+c")

    assert on_screen(session("extra", tmp_path, seed="1"), act).return_code == 130


@pytest.mark.parametrize(
    ("game", "there", "absent"),
    [
        ("elfer", "d draw · e end", "Bonus"),
        ("extra", "Bonus G- and G+", "Unter"),
        ("elfern", "Q Ober", "d draw"),
    ],
)
def test_help_tells_the_keys_of_this_game(
    game: str, there: str, absent: str, tmp_path: Path
) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        assert isinstance(app.screen, Ask)
        told = "\n".join(app.screen.lines)
        assert there in told
        assert absent not in told

    on_screen(session(game, tmp_path, seed="1", pack="german"), act)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["extra", "elfern"])
def test_the_footer_fits_80_columns(game: str, lang: str, tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        keys: list[FooterKey] = []
        for _ in range(MOST_KEYS):
            keys = [key for key in app.screen.query(FooterKey) if key.region.width]
            if keys:
                break
            await pilot.pause()  # the footer is laid out after the table
        assert keys[-1].key == "q"
        assert keys[-1].region.right <= 80
        assert ("u" in {key.key for key in keys}) == (game == "extra")

    on_screen(session(game, tmp_path, lang=lang), act)


def test_the_status_counts_the_cards_of_the_turn(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        assert "of 4" not in said(app, "status")
        await pilot.press("r", "1", "2", "enter")
        assert "1 of 4 played" in said(app, "status")

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_in_elfer_there_is_no_limit_to_count_to(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r", "1", "1", "enter")
        await settled(app, pilot)
        while not (app.session.my_turn and app.session.view()["laid"]):
            assert not app.session.over
            app.session.play(next(move for move in app.session.legal()))
            app.advance()
            await settled(app, pilot)
        app.show()
        assert "e ends the turn." in said(app, "status")
        assert "of 4" not in said(app, "status")

    on_screen(session("elfer", tmp_path, seed="1"), act)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "bots"), [("elfer", 5), ("extra", 5), ("elfern", 1)])
def test_the_result_stands_in_sight_at_the_end(
    game: str, bots: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    deep = tmp_path.joinpath(*["a-folder-with-a-long-name"] * 3)
    table = session(game, deep, lang=lang, bots=bots)
    moves = iter(by_chance(table, Stream("human")))
    while not table.over:
        if bot := table.bot_on_turn:
            table.play_bot(bot.choose(table.bot_view()).move)
        else:
            table.play(next(moves))

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        dialog = app.screen
        assert isinstance(dialog, Ask)
        await pilot.pause()
        text = dialog.query_one(VerticalScroll)
        assert text.scroll_y == 0
        strips = [str(strip.text) for strip in dialog._compositor.render_strips()]
        shown = " ".join(" ".join(strip.strip("│ █▁▂▃▄▅▆▇") for strip in strips).split())
        for line in words.result_lines(table):
            assert " ".join(line.split()) in shown
        assert "~/a-folder" in shown
        assert str(tmp_path) not in shown
        assert dialog.query_one(OptionList).region.bottom <= 24
        sheet = words.sheet_lines(table)
        assert dialog.lines[-len(sheet) :] == sheet

    on_screen(table, act)


def test_the_lot_stands_in_the_log(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        log = app.screen.query_one(RichLog)
        assert log.lines[0].text == "By lot: you deal." or "deals." in log.lines[0].text
        await pilot.press("l")
        assert isinstance(app.screen, Ask)
        assert app.screen.lines[2] == words.lot_lines(app.session)[0]

    on_screen(session("extra", tmp_path, seed=None, humans=1, bots=1), act)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["elfer", "extra", "elfern", "schneider"])
def test_a_whole_game_by_keys(game: str, tmp_path: Path) -> None:
    stream = Stream("keys")
    file = tmp_path / "a.json"

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(MOST_KEYS):
            assert app.is_running
            await settled(app, pilot)
            if app.session.over:
                break
            if isinstance(app.screen, Ask):
                await pilot.press(*["down"] * stream.below(4), "enter")
                continue
            ways = [m[0] for m in ("draw", "end", "pass") if m in app.session.legal()]
            cards = [place for place, _, playable in app.hand.cards if playable]
            if ways and (not cards or stream.below(4) == 0):
                await pilot.press(ways[0])
            else:
                await pilot.press(*["tab"] * (1 + stream.below(3)), "enter")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        assert f"Saved: {file}" in app.screen.lines
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.hand == 2
        assert not app.session.over

    on_screen(session(game, file), act)
    assert replay(load(file)).over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["elfer", "extra", "elfern", "schneider"])
def test_everything_fits_80_by_24(game: str, lang: str, tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        screen = app.screen_stack[0]
        assert screen.virtual_size.height <= 24
        for name in ("status", "seat_lines", "table", "hand", "said"):
            part = screen.query_one(f"#{name}", Static)
            assert part.region.bottom <= 23
            assert "terminal-" not in str(part.render())
        assert screen.query_one(RichLog).region.height >= 3
        hand = [line for line in app.hand.lines if any(span.card >= 0 for span in line)]
        assert sum(span.card >= 0 for line in hand for span in line) == len(app.session.view().hand)

    bots = 5 if game in ("elfer", "extra") else 1
    on_screen(session(game, tmp_path, bots=bots, lang=lang), act)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(60, 24), (40, 15), (20, 5)])
@pytest.mark.parametrize("game", ["extra", "elfern"])
def test_a_small_window_does_no_harm(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("tab", "down", "f1", "escape")
        await pilot.resize_terminal(80, 24)
        await pilot.press("tab", "enter")
        assert said(app)

    on_screen(session(game, tmp_path, seed="1"), act, size)


def test_hot_seat_hides_the_cards_between_two_people(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Ask)
        assert app.screen.has_class("opaque")
        assert app.hand.cards == []
        assert app.screen.lines == ["Hand over to Ada. Ada, press Enter to see your cards."]
        await pilot.press("enter")
        assert len(app.hand.cards) == 20
        await pilot.press("d")
        assert isinstance(app.screen, Ask)
        assert any(line.startswith("Ada draws ") for line in app.screen.lines)
        await pilot.press("enter")
        assert app.hand.cards == []
        assert isinstance(app.screen, Ask)
        assert app.screen.has_class("opaque")
        await pilot.press("enter")
        log = app.screen.query_one(RichLog)
        assert "Ada draws 1 card." in [line.text for line in log.lines]
        assert {card for _, card, _ in app.hand.cards} <= set(app.session.table.view(1).hand)

    on_screen(session("extra", tmp_path, humans=2, bots=0, names=("Ada", "Ben"), seed="1"), act)


def test_trouble_with_saving_is_told_and_nothing_else_happens(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r", "1", "2", "enter", "q", "enter")

    app = on_screen(session("extra", blocked / "records", seed="1"), act)
    assert app.farewell[0].startswith("Not saved: ")
    assert app.session.unsaved == {1}


def test_a_record_that_finds_room_at_last_is_saved_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r", "1", "2", "enter")
        assert app.keep().startswith("Not saved: ")
        blocked.unlink()
        assert app.keep().startswith("Saved: ")

    app = on_screen(session("extra", blocked / "records", seed="1"), act)
    assert app.session.unsaved == set()
