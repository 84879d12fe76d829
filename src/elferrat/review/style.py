"""The looks of a review's page: light and dark, narrow and wide, on paper."""

SEAT_DASHES = ("none", "10 5", "3 4", "14 4 3 4", "6 3", "1 5")
_LIGHT = ("#0b5e43", "#a3231f", "#2c5aa0", "#8a5a00", "#6b3fa0", "#444444")
_DARK = ("#6fd3ab", "#ff9a92", "#8fb8ff", "#f2c14e", "#c9a6ff", "#d0d0d0")


def _seats() -> str:
    """A colour and dashes for the line of every seat, and the colour for its name."""
    return "\n".join(
        f".line.seat{seat} {{ stroke: var(--seat{seat}); stroke-dasharray: {dashes}; }}\n"
        f".name.seat{seat} {{ fill: var(--seat{seat}); }}"
        for seat, dashes in enumerate(SEAT_DASHES)
    )


def _colours(colours: tuple[str, ...]) -> str:
    return " ".join(f"--seat{seat}: {colour};" for seat, colour in enumerate(colours))


STYLE = f"""
:root {{ color-scheme: light dark; --page: #fbfaf5; --panel: #ffffff; --text: #1b211e;
  --quiet: #55605a; --line: #c9cfc9; --shade: #00000055; --bad: #a3231f; {_colours(_LIGHT)} }}
@media (prefers-color-scheme: dark) {{
  :root {{ --page: #101713; --panel: #18211c; --text: #eef2ee; --quiet: #aab6af;
    --line: #3a463f; --shade: #000000cc; --bad: #ff9a92; {_colours(_DARK)} }}
}}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, Helvetica, Arial, "DejaVu Sans", sans-serif; }}
main {{ max-width: 72rem; margin: 0 auto; padding: 1rem; }}
h1 {{ font-size: 1.7rem; line-height: 1.2; margin: 0.5rem 0; overflow-wrap: anywhere; }}
h2 {{ font-size: 1.3rem; margin: 2rem 0 0.5rem; }}
h3 {{ font-size: 1.08rem; margin: 0 0 0.25rem; overflow-wrap: anywhere; }}
p {{ margin: 0 0 0.5rem; max-width: 46rem; overflow-wrap: anywhere; }}
nav ul, .notes {{ padding-left: 1.2rem; max-width: 46rem; }}
a {{ color: inherit; display: inline-flex; align-items: center; min-height: 44px; }}
a:focus-visible, [tabindex]:focus-visible {{ outline: 3px solid var(--seat2);
  outline-offset: 2px; }}
.standing {{ font-weight: 700; }}
.ways {{ display: flex; flex-wrap: wrap; gap: 0 1.5rem; }}
/* A shadow lies at each end where more is to come: covers that scroll along hide it at the end. */
.scroll {{ overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background:
  linear-gradient(to right, var(--panel) 45%, transparent) 0 0 / 2rem 100% no-repeat local,
  linear-gradient(to left, var(--panel) 45%, transparent) 100% 0 / 2rem 100% no-repeat local,
  linear-gradient(to right, var(--shade), transparent) 0 0 / 0.8rem 100% no-repeat scroll,
  linear-gradient(to left, var(--shade), transparent) 100% 0 / 0.8rem 100% no-repeat scroll,
  var(--panel); }}
/* The end of a chart has the names: it is what shows first where there is no room for all. */
.chart-room {{ direction: rtl; }}
.long {{ max-height: 32rem; overflow-y: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
caption {{ text-align: left; padding: 0.5rem 0.7rem; color: var(--quiet); }}
th, td {{ text-align: left; vertical-align: top; padding: 0.35rem 0.5rem;
  border-top: 1px solid var(--line); }}
td:not(.figure) {{ min-width: 4.6rem; max-width: 14rem; overflow-wrap: break-word; }}
thead th {{ border-top: 0; vertical-align: bottom; }}
thead th, tbody th {{ color: var(--quiet); font-weight: 600; }}
td.figure, thead th.figure {{ text-align: right; }}
.seats td {{ white-space: nowrap; }}
.seats thead th + th {{ min-width: 4.6rem; text-align: right; overflow-wrap: anywhere; }}
@media (max-width: 40rem) {{
  table {{ font-size: 0.875rem; }}
  th, td {{ padding: 0.35rem 0.3rem; }}
}}
tr.mistake {{ color: var(--bad); font-weight: 700; }}
figure {{ margin: 0; }}
figcaption {{ margin-top: 0.5rem; max-width: 46rem; color: var(--quiet); }}
.chart {{ display: block; direction: ltr; width: 100%; min-width: 34rem; height: auto; }}
.chart text {{ fill: var(--quiet); font-size: 15px; }}
.chart .grid {{ stroke: var(--line); }}
.chart .even {{ stroke: var(--quiet); stroke-width: 2; }}
.chart .line {{ fill: none; stroke-width: 3; stroke-linejoin: round; }}
.chart .name {{ font-weight: 700; }}
circle.sign {{ fill: var(--text); stroke: var(--panel); stroke-width: 2; }}
.chart text.sign {{ fill: var(--panel); font-size: 14px; font-weight: 700; }}
.turn {{ margin: 0 0 1.5rem; padding: 1rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: 10px; }}
.turn svg {{ display: block; width: 100%; max-width: 46rem; height: auto; margin-top: 0.5rem; }}
{_seats()}
@media print {{
  :root {{ --page: #ffffff; --panel: #ffffff; --text: #000000; --quiet: #444444;
    --line: #bbbbbb; --bad: #a3231f; {_colours(_LIGHT)} }}
  main {{ max-width: none; padding: 0; }}
  nav {{ display: none; }}
  .long {{ max-height: none; overflow: visible; }}
  .scroll {{ overflow: visible; background: none; }}
  .chart {{ min-width: 0; }}
  .turn, tr {{ break-inside: avoid; }}
  th, td {{ padding: 0.15rem 0.4rem; }}
}}
"""
