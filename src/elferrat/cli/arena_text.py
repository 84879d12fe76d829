"""What `arena` found, for people: a table by bot, one by pair, and what the test came to."""

from collections.abc import Iterator, Mapping
from typing import Any

from elferrat.cli.figures import Figures
from elferrat.cli.sheet import aligned
from elferrat.locale.message import Message
from elferrat.locale.values import Verbatim

Answer = Mapping[str, Any]


def told(answer: Answer, lang: str) -> str:
    """The answer of `arena --json` as text."""
    return "\n".join(_Teller(lang).lines(answer))


class _Teller(Figures):
    def lines(self, answer: Answer) -> Iterator[str]:
        yield self._say(
            "deals",
            count=answer["deals"],
            games=answer["games"],
            game=answer["game"],
            seconds=self.number(answer["seconds"]),
        )
        yield self._say("seatings", count=answer["seatings"], players=answer["players"])
        yield from self._bots(answer["bots"])
        yield from self._pairs(answer["pairs"])
        yield from self._tests(answer["pairs"])
        yield ""
        yield self._say("note")

    def _bots(self, bots: Mapping[str, Answer]) -> Iterator[str]:
        # Two tables of each kind, because one would be wider than a terminal.
        yield ""
        yield from aligned(
            [
                self._columns("bot", "rating", "share", "score"),
                *(
                    [
                        name,
                        self.between(bot["rating"], digits=0),
                        self.between(bot["share"], 100),
                        self.between(bot["score"], digits=2),
                    ]
                    for name, bot in bots.items()
                ),
            ]
        )
        yield ""
        yield from aligned(
            [
                self._columns("bot", "place", "mean", "most"),
                *(
                    [name, self.between(bot["place"], digits=2), *self._times(bot)]
                    for name, bot in bots.items()
                ),
            ]
        )

    def _pairs(self, pairs: list[Answer]) -> Iterator[str]:
        yield ""
        yield from aligned(
            [
                self._columns("pair", "deals", "each", "ahead"),
                *(
                    [
                        self._pair(pair),
                        self.between(pair["deals"], 100),
                        f"{pair['deals']['won']}–{pair['deals']['even']}–{pair['deals']['lost']}",
                        self.between(pair["meetings"], 100),
                    ]
                    for pair in pairs
                ),
            ]
        )
        points = ["game_points"] if "game_points" in pairs[0] else []
        yield ""
        yield from aligned(
            [
                self._columns("pair", "difference", *points),
                *(
                    [
                        self._pair(pair),
                        *(self.between(pair[name], digits=2) for name in ["difference", *points]),
                    ]
                    for pair in pairs
                ),
            ]
        )

    def _tests(self, pairs: list[Answer]) -> Iterator[str]:
        yield ""
        for pair in pairs:
            test = pair["test"]
            yield self._say(
                "test",
                pair=Verbatim(self._pair(pair)),
                decision=test["decision"] or "open",
                h0=round(100 * test["h0"]),
                h1=round(100 * test["h1"]),
                count=test["after"] or pair["deals"]["count"],
                ratio=self.number(test["ratio"], 2),
                bound=self.number(test["bound"], 2),
            )

    def _times(self, bot: Answer) -> list[str]:
        times = bot["milliseconds"]
        return [self.number(times[name], 2) if times else "–" for name in ("mean", "most")]

    def _pair(self, pair: Answer) -> str:
        return " – ".join(pair["bots"])

    def _columns(self, *names: str) -> list[str]:
        return [self._say("column", column=name) for name in names]

    def _say(self, key: str, **args: Any) -> str:
        return Message(f"arena-{key}", args).text(self.lang)
