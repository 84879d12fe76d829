"""Ratings of bots that met each other: the model of Bradley and Terry (Biometrika 39, 1952).

The chance that one comes out ahead of another follows from the difference of their ratings, in
the units of chess: 400 points are ten to one.
"""

from collections.abc import Sequence
from math import exp, inf, log, sqrt

from elferrat.lab.intervals import Estimate, Z
from elferrat.lab.sums import Sums

_POINT = 400 / log(10)
_STEPS = 500
_LONGEST_STEP = 1.0
_SMALL = 1e-12

Matrix = list[list[float]]


def ratings(bots: int, pairs: Sequence[tuple[int, int]], sums: Sums) -> list[Estimate]:
    """The rating of each bot above the mean of all, with its 95 % interval.

    `sums`: of a vector a deal that has for each of the `pairs` how often they met, then for each
    twice the points that the first of them got, a tie counting half. To these every pair adds a
    drawn meeting that never was: else who lost everything had no rating at all. The deals vary,
    not the meetings in them; one deal alone says nothing of how they do.
    """
    met = [1.0 + count for count in sums.first[: len(pairs)]]
    got = [0.5 + twice / 2 for twice in sums.first[len(pairs) :]]
    rates = [0.0] * bots
    for _ in range(_STEPS):
        chances = [_chance(rates[one] - rates[other]) for one, other in pairs]
        slope = [0.0] * bots
        for (one, other), chance, count, points in zip(pairs, chances, met, got, strict=True):
            slope[one] += points - count * chance
            slope[other] -= points - count * chance
        inverse = _inverse(_information(bots, pairs, chances, met))
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(abs(each) for each in step)
        shorter = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        rates = [rate + shorter * each for rate, each in zip(rates, step, strict=True)]
        if longest < _SMALL:
            break
    spread = _product(_product(inverse, _meat(bots, pairs, chances, sums)), inverse)
    found = []
    for number, rate in enumerate(rates):
        half = inf if sums.count < 2 else Z * sqrt(max(0.0, spread[number][number]))
        found.append(Estimate(_POINT * rate, _POINT * (rate - half), _POINT * (rate + half)))
    return found


def _chance(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _information(
    bots: int, pairs: Sequence[tuple[int, int]], chances: list[float], met: list[float]
) -> Matrix:
    # Ratings have no zero of their own; 1 / bots everywhere holds their mean where it is.
    matrix = [[1 / bots] * bots for _ in range(bots)]
    for (one, other), chance, count in zip(pairs, chances, met, strict=True):
        weight = count * chance * (1 - chance)
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def _meat(bots: int, pairs: Sequence[tuple[int, int]], chances: list[float], sums: Sums) -> Matrix:
    """The sum over the deals of the products of what each bot got beyond its chances."""
    size = len(pairs)
    second = sums.second
    between = [
        [
            second[size + a][size + b] / 4
            - chances[b] * second[size + a][b] / 2
            - chances[a] * second[a][size + b] / 2
            + chances[a] * chances[b] * second[a][b]
            for b in range(size)
        ]
        for a in range(size)
    ]
    for place, chance in enumerate(chances):
        between[place][place] += (0.5 - chance) ** 2  # the meeting that never was
    sign = [[(bot == one) - (bot == other) for bot in range(bots)] for one, other in pairs]
    turned = [[float(row[bot]) for row in sign] for bot in range(bots)]
    return _product(_product(turned, between), [[float(each) for each in row] for row in sign])


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left
    ]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is positive definite and has a row for each of a few bots."""
    size = len(matrix)
    rows = [row + [float(one == two) for two in range(size)] for one, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [each / pivot for each in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    each - factor * own for each, own in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
