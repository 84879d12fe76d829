"""The interface as documents: OpenAPI for HTTP, AsyncAPI for the WebSocket.

`python -m elferrat.server.web.describing FOLDER` writes both.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

import elferrat
from elferrat.locale.values import LANGUAGES, PACKS
from elferrat.play.saving import save_text
from elferrat.server.commands import COMMANDS, MOST_BYTES
from elferrat.server.frames import FRAMES

Document = dict[str, Any]
_SCHEMAS = "#/components/schemas/"
_SPOKEN = {
    "lang": (LANGUAGES, "The language of reasons and hints, before that of Accept-Language"),
    "pack": (PACKS, "Whose words they use for the cards of the trick games"),
}
_TOKENS = {
    "seat": {
        "type": "http",
        "scheme": "bearer",
        "description": "The seat's token; browsers have the cookie `seat-CODE` instead.",
    },
    "host": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Host-Token",
        "description": "The token of a table's host; browsers have the cookie `host-CODE` instead.",
    },
    "player": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Player-Token",
        "description": "Who keeps a name; browsers have the cookie `player` instead.",
    },
}


def openapi_document(app: FastAPI) -> Document:
    """The HTTP interface of an app."""
    document = json.loads(json.dumps(app.openapi()))
    components = document.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    schemas |= _definitions(COMMANDS, "Command")
    components["securitySchemes"] = _TOKENS
    # Every token is optional: who has none is a guest or watches.
    document["security"] = [{}, *({name: []} for name in _TOKENS)]
    components["parameters"] = {name: _query(name, *about) for name, about in _SPOKEN.items()}
    spoken = [{"$ref": f"#/components/parameters/{name}"} for name in _SPOKEN]
    for path, operations in document["paths"].items():
        for operation in operations.values() if path.startswith("/api/") else ():
            operation["parameters"] = [*operation.get("parameters", []), *spoken]
    ordered: Document = _sorted(document)
    return ordered


def _query(name: str, known: Sequence[str], told: str) -> Document:
    """A parameter of which any other word than those that are known counts as none."""
    return {
        "in": "query",
        "name": name,
        "required": False,
        "schema": {"type": "string", "examples": list(known)},
        "description": f"{told}: {', '.join(known)}; any other word counts as none.",
    }


def asyncapi_document() -> Document:
    """The frames of the WebSocket of a table."""
    schemas = _definitions(COMMANDS, "Command") | _definitions(FRAMES, "Frame")
    commands, frames = _members(schemas, "Command"), _members(schemas, "Frame")
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Elferrat",
            "version": elferrat.__version__,
            "description": "One table: commands in, frames out, each a JSON text of at most "
            f"{MOST_BYTES} bytes inwards. The first frame is a `welcome`. Each command has an id "
            "of the client's own; the same id again gets the same answer and does nothing twice. "
            "After a `welcome` on a new connection a client repeats every command that has no "
            "answer, in the same order, with the same ids and the same `expect`.",
        },
        "channels": {
            "table": {
                "address": "/api/tables/{code}/socket",
                "parameters": {"code": {"description": "the six letters of the table"}},
                "messages": {
                    name: {"$ref": f"#/components/messages/{name}"} for name in (*commands, *frames)
                },
                "bindings": {
                    "ws": {
                        "method": "GET",
                        "query": {
                            "type": "object",
                            "properties": {
                                "since": {
                                    "anyOf": [{"type": "integer"}, {"const": "game"}],
                                    "description": "the last number seen: what came after it is "
                                    "in the first frame; `game`: all since the last deal",
                                },
                                **{name: {"enum": list(_SPOKEN[name][0])} for name in _SPOKEN},
                            },
                        },
                    }
                },
            }
        },
        "operations": {
            "command": _operation("receive", commands),
            "frame": _operation("send", frames),
        },
        "components": {
            "messages": {
                name: {"contentType": "application/json", "payload": {"$ref": _SCHEMAS + name}}
                for name in (*commands, *frames)
            },
            "schemas": _sorted(schemas),
        },
    }


def _operation(action: str, names: Iterable[str]) -> Document:
    messages = [{"$ref": f"#/channels/table/messages/{name}"} for name in names]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages}


def _definitions(adapter: TypeAdapter[Any], name: str) -> Document:
    """The schemas of an adapter by name, the adapter's own under `name`."""
    schema = adapter.json_schema(ref_template=_SCHEMAS + "{model}")
    definitions: Document = schema.pop("$defs")
    return definitions | {name: schema}


def _members(schemas: Document, union: str) -> list[str]:
    return [member["$ref"].removeprefix(_SCHEMAS) for member in schemas[union]["oneOf"]]


def _sorted(value: Any) -> Any:
    """The same with the names of every object sorted: a document reads the same wherever made."""
    if isinstance(value, dict):
        return {name: _sorted(value[name]) for name in sorted(value)}
    return [_sorted(item) for item in value] if isinstance(value, list) else value


def documents() -> dict[str, str]:
    """Each document's text by the name of its file."""
    from elferrat.server.web.app import routes

    made = {"openapi.json": openapi_document(routes()), "asyncapi.json": asyncapi_document()}
    return {
        name: json.dumps(document, indent=1, ensure_ascii=False) + "\n"
        for name, document in made.items()
    }


def main() -> None:
    """Write the documents into the folder that is named on the command line."""
    for name, text in documents().items():
        save_text(Path(sys.argv[1]) / name, text)


if __name__ == "__main__":
    main()
