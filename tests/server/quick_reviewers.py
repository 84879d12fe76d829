"""The real process of a review, with so few playouts that a test can wait for it."""

from elferrat.review import reviewing
from elferrat.server import review_process

if __name__ == "__main__":
    reviewing.MOST = 40
    review_process.main()
