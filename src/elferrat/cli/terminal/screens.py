"""Screens over the table: a text with a few answers to choose from."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from elferrat.cli.output import one_line

Answers = Sequence[tuple[str, str]]


class Ask(ModalScreen[str]):
    """Lines of text and a list of answers, each with an id; Escape gives the `cancel` answer.

    Page keys scroll a text that does not fit; where there is only one answer, so do arrows, Home
    and End. Otherwise they are the list's.
    `opaque` hides the table completely; `at_end` begins with the last lines in sight.
    """

    DEFAULT_CSS = """
    Ask { align: center middle; }
    Ask.opaque { background: $background; }
    Ask > Vertical { width: 76; max-width: 100%; max-height: 100%; height: auto;
                     border: round $foreground; padding: 0 1; background: $background; }
    Ask VerticalScroll { height: auto; max-height: 75vh; }
    Ask OptionList, Ask OptionList:focus { height: auto; max-height: 12; border: none;
                                           background: $background; }
    Ask OptionList > .option-list--option-highlighted { text-style: reverse bold; }
    """
    # The list of answers has the focus, and takes all of these keys for itself.
    BINDINGS = [
        Binding("escape", "cancel"),
        Binding("pageup", "scroll_text('page_up')", priority=True),
        Binding("pagedown", "scroll_text('page_down')", priority=True),
        Binding("up", "read_text('up')", priority=True),
        Binding("down", "read_text('down')", priority=True),
        Binding("home", "read_text('home')", priority=True),
        Binding("end", "read_text('end')", priority=True),
    ]

    def __init__(
        self,
        lines: Sequence[str],
        answers: Answers,
        *,
        cancel: str | None = None,
        opaque: bool = False,
        at_end: bool = False,
    ) -> None:
        super().__init__(classes="opaque" if opaque else "")
        self.lines = list(lines)
        self.answers = answers
        self.cancel = cancel
        self.at_end = at_end
        self.answered = False

    def compose(self) -> ComposeResult:
        """The text above, the answers below."""
        with Vertical():
            with VerticalScroll(can_focus=False):
                yield Static("\n".join(map(one_line, self.lines)), markup=False)
            yield OptionList(*(Option(text, id=key) for key, text in self.answers), markup=False)

    def on_mount(self) -> None:
        """The answers have the keys."""
        self.query_one(OptionList).focus()
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An answer was chosen."""
        self.answer(event.option_id or "")

    def action_cancel(self) -> None:
        """Leave without an answer, where that is possible."""
        if self.cancel is not None:
            self.answer(self.cancel)

    def answer(self, answer: str) -> None:
        """Leave with an answer, once: a second key may be on its way already."""
        if not self.answered:
            self.answered = True
            self.dismiss(answer)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Leave keys to the answers where there is nothing to scroll, or something to choose."""
        if action not in ("scroll_text", "read_text"):
            return True
        too_long = self.query_one(VerticalScroll).max_scroll_y > 0
        return too_long and (action == "scroll_text" or len(self.answers) == 1)

    def action_scroll_text(self, way: str) -> None:
        """Scroll the text."""
        getattr(self.query_one(VerticalScroll), f"scroll_{way}")(animate=False)

    def action_read_text(self, way: str) -> None:
        """Scroll the text, if nothing is to be chosen."""
        self.action_scroll_text(way)
