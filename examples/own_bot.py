"""Own bot: `own_bot.py http://127.0.0.1:1111 [CODE]` makes or joins a table and plays the match."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

TERMS = {"game": "extra", "seats": 2, "games": 2, "pace": 0, "bots": {"1": "thumb"}}


def ask(url: str, body: dict[str, Any]) -> Any:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


def reply(table: dict[str, Any], play: dict[str, Any]) -> dict[str, Any] | None:
    if play.get("legal"):  # it is my turn: put your own idea here
        return {"do": "move", "move": random.choice(play["legal"])}
    waits = table["phase"] != "playing" and not table["seats"][table["you"]]["ready"]
    return {"do": "ready"} if waits else None


def main(server: str, code: str = "") -> None:
    tables, name = f"{server}/api/tables", {"name": "Own bot"}
    mine = ask(f"{tables}/{code}/seats", name) if code else ask(tables, TERMS | name)
    address = f"{tables.replace('http', 'ws', 1)}/{mine['code']}/socket"
    table, play = dict[str, Any](), dict[str, Any]()
    right = {"Authorization": f"Bearer {mine['seat_token']}"}
    with connect(address, additional_headers=right) as socket:
        for frame in map(json.loads, socket):
            news = frame.get("view", frame)
            table |= news.get("table") or {}
            play |= news.get("play") or {}
            for vanished in frame.get("gone", ()):
                del play[vanished]
            if table["phase"] in ("done", "closed"):
                return print(json.dumps(table["match"]))
            if "hash" in frame and (command := reply(table, play)):
                number = frame["number"]  # as an id: whatever happens, I answer this but once
                socket.send(json.dumps({"id": f"at-{number}", "expect": number} | command))


if __name__ == "__main__":
    main(*sys.argv[1:])
