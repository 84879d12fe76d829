"""What `simulate` found, for people: some lines, and a table by seat and by bot."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from elferrat.cli.figures import Figures
from elferrat.cli.sheet import aligned
from elferrat.games import game_named
from elferrat.locale.message import Message
from elferrat.locale.values import Verbatim

Answer = Mapping[str, Any]


def told(answer: Answer, lang: str) -> str:
    """The answer of `simulate --json` as text."""
    return "\n".join(_Teller(lang).lines(answer))


class _Teller(Figures):
    def lines(self, answer: Answer) -> Iterator[str]:
        games, length, rate = answer["games"], answer["length"], answer["games_per_second"]
        yield self._say(
            "games",
            count=games,
            game=answer["game"],
            seconds=self.number(answer["seconds"]),
            rate=self.number(rate, 0 if rate >= 100 else 1),
        )
        extremes = {"shortest": length["shortest"], "longest": length["longest"]}
        yield self._say("length", value=Verbatim(self.between(length)), **extremes)
        # A game that is always played to the last card has nothing to tell about its end.
        if "played" not in game_named(answer["game"]).reasons:
            reasons = (
                self._say("reason", reason=reason, value=self.number(100 * times / games))
                for reason, times in answer["reasons"].items()
            )
            yield self._say("ended", reasons=Verbatim(", ".join(reasons)))
            yield self._say("empty", **self.ends(answer["empty_pile"], 100))
        yield self._say("ties", count=answer["ties"]["count"], **self.ends(answer["ties"], 100))
        seats, bots = answer["seats"], answer["bots"]
        by_seat = [([str(number), seat["bot"]], seat) for number, seat in enumerate(seats)]
        yield from self._tables("seat", by_seat)
        if 1 < len(bots) < len(seats):
            by_bot = [
                ([" ".join(str(seat) for seat in bot["seats"]), name], bot)
                for name, bot in bots.items()
            ]
            yield from self._tables("seats", by_bot)
        yield ""
        yield self._say("note")
        if answer["reasons"].keys() == {"played"} and answer["ties"]["count"]:
            yield self._say("note-even")

    def _tables(self, who: str, rows: Sequence[tuple[list[str], Answer]]) -> Iterator[str]:
        # Two tables, because one would be wider than a terminal.
        head = [self._column(who), self._column("bot")]
        yield ""
        yield from aligned(
            [
                [*head, *(self._column(name) for name in ("wins", "share", "score"))],
                *(
                    [
                        *names,
                        self.between(found["wins"], 100),
                        self.between(found["share"], 100),
                        self.between(found["score"]),
                    ]
                    for names, found in rows
                ),
            ]
        )
        places = range(1, 1 + max(int(place) for _, found in rows for place in _places(found)))
        bonus = ["bonus"] if "bonus" in rows[0][1] else []
        yield ""
        yield from aligned(
            [
                [
                    *head,
                    self._column("place"),
                    *(self._say("nth", place=place) for place in places),
                    *map(self._column, bonus),
                ],
                *(
                    [
                        *names,
                        self.between(found["place"], digits=2),
                        *(self._of_all(_places(found), place) for place in places),
                        *(self.between(found[name], digits=2) for name in bonus),
                    ]
                    for names, found in rows
                ),
            ]
        )

    def _say(self, key: str, **args: Any) -> str:
        return Message(f"simulate-{key}", args).text(self.lang)

    def _column(self, name: str) -> str:
        return self._say("column", column=name)

    def _of_all(self, places: Mapping[str, int], place: int) -> str:
        return self.number(100 * places.get(str(place), 0) / sum(places.values()))


def _places(found: Answer) -> Mapping[str, int]:
    places: Mapping[str, int] = found["place"]["histogram"]
    return places
