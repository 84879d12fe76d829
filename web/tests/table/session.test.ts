// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { elfer, laid, seated, speak, table, welcome } from "./seated";

beforeEach(speak);

test("a press on a card with one move makes it, and shows it as made before the answer", () => {
  const { session, socket } = seated();
  session.press("R12");
  expect(socket.got.at(-1)).toMatchObject({ do: "move", move: "R12" });
  expect(session.pending).toBe("R12");
});

test("a card that is shown as played is counted as played; an exchange brings another", () => {
  const { session, socket } = seated(elfer({ legal: ["R12", "=Y3"] }));
  expect(session.held).toBe(2);
  session.press("R12");
  expect(session.held).toBe(1);
  welcome(socket, { table: table(), play: elfer({ hands: [["Y3"], 5, 6] }) }, [laid(2, 0, "R12")]);
  session.settle();
  expect(session.held).toBe(1);
  session.pending = "=Y3";
  expect(session.held).toBe(1);
});

test("a card that cannot be played is asked for, so that its reason comes; nothing is shown as made", () => {
  const { session, socket } = seated();
  session.press("Y3");
  expect(socket.got.at(-1)).toMatchObject({ do: "move", move: "Y3" });
  expect(session.pending).toBeNull();
});

test("a card with several moves offers them; a second press takes the offer away", () => {
  const { session, socket } = seated(elfer({ hands: [["*"], 5, 6], legal: ["*R12", "*Y11", "-*"] }));
  session.press("*");
  expect(session.choosing).toBe("*");
  expect(socket.got.filter((one) => one.do === "move")).toEqual([]);
  session.press("*");
  expect(session.choosing).toBeNull();
});

test("two presses at once are one move", () => {
  const { session, socket } = seated();
  session.press("R12");
  session.press("R12");
  expect(socket.got.filter((one) => one.do === "move")).toHaveLength(1);
});

test("what was pressed is forgotten once it is answered", () => {
  const { session, socket } = seated();
  session.press("R12");
  socket.tell({ frame: "refused", id: socket.got.at(-1)!.id, clause: "E6", reason: "no", why: "no", legal: [] });
  session.settle();
  expect(session.pending).toBeNull();
});

test("the last cell that was touched is marked, from the last deal on", () => {
  const { session, socket } = seated(elfer(), [laid(1, 0, "R11"), laid(2, 1, "R12")]);
  expect(session.last).toBe("R12");
  welcome(socket, { table: table(), play: elfer() }, [{ number: 3, at: 0, kind: "dealt", game: 1 } as never]);
  expect(session.last).toBeNull();
});

test("who watches has no hand and no turn", () => {
  const { session } = seated(elfer({ legal: undefined, hands: [4, 5, 6] }), [], { you: null });
  expect(session.hand).toEqual([]);
  expect(session.onTurn).toBe(false);
});

test("a card that fits goes into its row at once; only a bridge that was taken up asks where", () => {
  const legal = ["R12", "B12>R12", "G12>R12", "end"];
  const { session, socket } = seated(elfer({ legal }));
  session.bridging = true;
  session.press("R12");
  expect(session.choosing).toBe("R12");
  expect(session.movesOf("R12")).toEqual(["B12>R12", "G12>R12"]);
  session.choosing = null;
  session.bridging = false;
  session.press("R12");
  expect(socket.got.at(-1)).toMatchObject({ do: "move", move: "R12" });
});

test.each(["B12>R12", "=R12"])("%s costs something: it is never done unasked, also where it is the only way", (move) => {
  const { session, socket } = seated(elfer({ legal: [move] }));
  session.press("R12");
  session.settle();
  expect(session.choosing).toBe("R12");
  expect(socket.got).toEqual([]);
});

test("who has taken a bridge up has been asked", () => {
  const { session, socket } = seated(elfer({ legal: ["B12>R12"] }));
  session.bridging = true;
  session.press("R12");
  expect(socket.got.at(-1)).toMatchObject({ do: "move", move: "B12>R12" });
});

const own = (number: number, kind: string, more = {}) => ({ number, at: 0, kind, seat: 0, ...more }) as never;
const nobody = { table: table({ you: null }), play: elfer() };

test.each([
  ["vacated", "freed"],
  ["bot_added", "freed"],
  ["regranted", "moved"],
  ["moved", "unknown"],
])("a seat that is gone after %s is %s", (kind, how) => {
  const { session, socket } = seated(elfer(), [laid(1, 1, "R11")]);
  session.settle();
  expect(session.lost).toBeNull();
  welcome(socket, nobody, [own(2, kind), laid(3, 0, "R12")]);
  session.settle();
  expect(session.lost).toBe(how);
});

test("another's seat that is freed, and one's own that turns, say nothing of how one's own went", () => {
  const { session, socket } = seated(elfer(), [laid(1, 1, "R11")]);
  session.settle();
  welcome(socket, { table: table({ you: 2 }), play: null }, [own(2, "rematched", { seat: null })]);
  session.settle();
  welcome(socket, nobody, [own(3, "vacated"), own(4, "regranted", { seat: 2 })]);
  expect(session.lost).toBe("moved");
});

test("who only watches has lost nothing", () => {
  const { session, socket } = seated(elfer(), [], { you: null });
  session.settle();
  welcome(socket, nobody, [own(2, "vacated")]);
  session.settle();
  expect(session.lost).toBeNull();
});

test.each(["answer first", "log first"])("left counts once it is done, until one is back (%s)", (order) => {
  const { session, socket } = seated();
  const away = table();
  away.seats[0]!.away = "left";
  session.settle();
  session.send({ do: "leave" });
  session.settle();
  expect(session.left).toBe(false);
  const answers = [
    () => socket.tell({ frame: "ack", id: socket.got.at(-1)!.id, number: 2 }),
    () => welcome(socket, { table: away, play: elfer() }, [own(2, "away", { why: "left" })]),
  ];
  for (const answer of order === "log first" ? answers.reverse() : answers) {
    answer();
    session.settle();
  }
  expect(session.left).toBe(true);
  welcome(socket, { table: table(), play: elfer() }, [own(3, "returned")]);
  session.settle();
  expect(session.left).toBe(false);
  welcome(socket, nobody, [own(4, "bot_added")]);
  session.settle();
  expect(session.lost).toBe("freed");
});

test("a leave that is refused has not been one", () => {
  const { session, socket } = seated();
  session.settle();
  session.send({ do: "leave" });
  socket.tell({ frame: "refused", id: socket.got.at(-1)!.id, clause: "seat", reason: "no", why: "no", legal: [] });
  session.settle();
  expect(session.left).toBe(false);
});
