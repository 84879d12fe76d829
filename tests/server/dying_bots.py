"""Bots whose compiling ends the process, for the tests of the workers."""

import os

from elferrat.bots import LEVELS as GOOD
from tests.server.cold_bots import Cold

LEVELS = {**GOOD, "cold": lambda seed: Cold(lambda: os._exit(3))}
