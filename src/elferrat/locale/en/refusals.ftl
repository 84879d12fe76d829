list-or = { $first } or { $last }
joker = joker
row-card = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} { $number }
instead = You could play: { $moves }.
refusal-X20 = { $card } needs { $beside } beside it.
