"""The colours of every drawing, chosen to be told apart by every kind of colour vision.

The four row colours differ by at least 20 in CIEDE2000 from one another, in normal vision and in
full protanopia, deuteranopia and tritanopia; the words on them have a contrast of at least 4.5.
"""

ROWS = {"R": "#d81b3a", "Y": "#f7d038", "G": "#66c2a5", "B": "#2c5aa0"}
ON_ROWS = {"R": "#ffffff", "Y": "#111111", "G": "#111111", "B": "#ffffff"}

CLOTH = "#12261e"  # the table that everything lies on: a drawing brings its own background
CLOTH_LIGHT = "#1c382d"
FRAME = "#767676"  # seen on white and on black pages alike
CHALK = "#f4f1e6"  # words on the cloth, and the border of every card
DIM = "#9fb3a8"  # what is not there yet, and less important words
RING = "#ffffff"

PAPER = "#fffdf5"  # the face of a trick card and of a joker
INK = "#111111"
RED_INK = "#b3122f"
BACK = "#46536b"
BACK_LINES = "#7f8ca5"
WOOD = "#c9975b"
WOOD_DARK = "#4a2c10"
GOLD = "#f2c14e"

# Parts of the German suits; all of them are outlined in ink.
CAP = "#7a4a1e"
NUT = "#c98b2b"
LEAF = "#5b9f3c"
HEART = "#d8334a"
BELL = "#f0b429"
