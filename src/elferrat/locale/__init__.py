"""One catalogue for everything said to people, in English, German, French and Italian."""
