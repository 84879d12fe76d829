"""All measurements, as Markdown: `python -m benchmarks`."""

from benchmarks import lines, startup

if __name__ == "__main__":
    startup.main()
    print()
    lines.main()
