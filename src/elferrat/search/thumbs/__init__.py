"""The rules of thumb in numbers: what each legal move of a position promises the seat on turn.

Playouts follow them and trees begin with them. They read of a state only what that seat sees. Plain
numbers and fixed lists only, because the compiled search runs these very functions.
"""
