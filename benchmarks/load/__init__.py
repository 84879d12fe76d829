"""Both table servers under load, ours and boardgame.io's: `python -m benchmarks.load`."""
