"""What a review says of figures that are exact, and of those that are not."""

from dataclasses import replace

import pytest

from elferrat.review.assessing import NORMAL
from elferrat.review.reviewing import review
from elferrat.review.seats import ESTIMATED
from elferrat.review.telling import SEAT_COLUMNS, Teller
from elferrat.review.turning import LOSS, Turn
from elferrat.search import TRICK_GAMES
from tests.review.handmade import GAMES

SAID = {
    "en": ("nothing was lost", "no loss is sure"),
    "de": ("ging nichts verloren", "ist kein Verlust sicher"),
    "fr": ("rien n’a été perdu", "aucune perte n’est sûre"),
    "it": ("non si è perso niente", "nessuna perdita è sicura"),
}


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("light", ["known", "open"])
def test_only_an_estimate_leaves_open_whether_something_was_lost(light: str, lang: str) -> None:
    made = GAMES["elfern"]()
    found = review(made.record, playouts=40)
    for exact, said in zip((True, False), SAID[lang], strict=True):
        seen = [
            replace(each, **{light: replace(getattr(each, light), loss=0, doubt=0, exact=exact)})
            for each in found.decisions
        ]
        teller = Teller(replace(found, decisions=tuple(seen)), lang)
        _, sentences = teller.turn(Turn(made.mistake, (LOSS,)))
        assert sum(said in sentence for sentence in sentences) == 1


# What skill is measured against, in row games and in trick games.
MEASURED = {
    "en": ("rules of thumb would have played", "the higher accuracy has the higher skill"),
    "de": ("Faustregeln an derselben Stelle", "die höhere Genauigkeit hat, hat auch"),
    "fr": ("des règles simples auraient joué", "la plus grande précision a la plus grande"),
    "it": ("delle regole semplici avrebbero", "la precisione più alta ha l’abilità più alta"),
}


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("game", GAMES)
def test_what_skill_is_measured_against_is_said_for_the_kind_of_game(game: str, lang: str) -> None:
    told = " ".join(Teller(review(GAMES[game]().record, playouts=40), lang).notes())
    row, trick = (words in told for words in MEASURED[lang])
    assert (row, trick) == (game not in TRICK_GAMES, game in TRICK_GAMES)


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("game", ["extra", "elfern"])
def test_figures_of_a_seat_that_are_estimates_say_how_far_they_may_be_off(
    game: str, lang: str
) -> None:
    found = review(GAMES[game]().record, playouts=40)
    exact = replace(found.seats[0], errors=dict.fromkeys(ESTIMATED, 0.0))
    unsure = replace(exact, errors=dict.fromkeys(ESTIMATED, 2 / NORMAL))
    teller = Teller(found, lang)
    assert "±" not in " ".join(teller.seat_row(exact))
    shown = dict(zip(SEAT_COLUMNS, teller.seat_row(unsure), strict=True))
    reach = "2.0" if lang == "en" else "2,0"
    told = {column for column, cell in shown.items() if cell.endswith(f" ± {reach}")}
    assert told == {"lost", "open", "deal", "skill", "luck"}
