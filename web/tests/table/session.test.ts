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
