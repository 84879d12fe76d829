"""A review's process that does what its record says, for the tests of what waits for it."""

import json
import sys


def say(value: object) -> None:
    """One line."""
    print(json.dumps(value), flush=True)


def main() -> None:
    """Serve one request."""
    record = json.loads(sys.stdin.readline())
    say({"done": 0, "count": 2})
    match record["does"]:
        case "waits":
            with open(record["gate"], encoding="utf-8") as gate:
                gate.read()
        case "crashes":
            raise ValueError
        case "mumbles":
            print("no JSON", flush=True)
        case "says_nothing":
            return
    say({"done": 2, "count": 2})
    say({"review": record, "pages": {"en": f"<p>{record['does']}"}})


if __name__ == "__main__":
    main()
