"""What the playouts of the row games are counted in."""


def against_others(points: list[int], players: int) -> None:
    """Turn scores into what each seat has more than the others on average.

    Times the number of others, so that it is a whole number.
    """
    total = 0
    for seat in range(players):
        total += points[seat]
    for seat in range(players):
        points[seat] = points[seat] * players - total
