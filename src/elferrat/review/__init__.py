"""Finished games looked at again: every decision with what it cost, where the game turned, how well
each seat played and how lucky it was.

Needs compiled code (`pip install "elferrat[twin]"`); this module itself imports none.
"""
