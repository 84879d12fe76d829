import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DOUBT, LONGEST_PAUSE, LONGEST_SILENCE, SILENCE } from "../../src/link/socket";
import { Scene } from "./server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const states = (scene: Scene) => scene.listener.state.mock.calls.map(([state]) => state);

test("the state is told: open with the welcome, lost with the connection, open again", () => {
  const scene = new Scene();
  expect(scene.link.state).toBe("connecting");
  scene.welcome(1);
  scene.socket.break();
  vi.advanceTimersByTime(250);
  scene.welcome(1);
  expect(states(scene)).toEqual(["open", "lost", "open"]);
});

test("each try waits twice as long, up to a limit, and says when it is", async () => {
  const scene = new Scene();
  const pauses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    scene.socket.break();
    pauses.push(scene.link.retryAt! - Date.now());
    await vi.advanceTimersByTimeAsync(pauses.at(-1)!);
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE]);
  expect(scene.sockets).toHaveLength(9);
});

test("after a welcome the pauses begin anew", () => {
  const scene = new Scene();
  scene.socket.break();
  vi.advanceTimersByTime(250);
  scene.welcome(1);
  scene.socket.break();
  expect(scene.link.retryAt! - Date.now()).toBe(250);
});

test("a table that is not there is tried no more", async () => {
  const scene = new Scene();
  scene.known = false;
  scene.socket.break();
  await vi.advanceTimersByTimeAsync(250);
  scene.socket.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene.link.state).toBe("gone");
  expect(scene.sockets).toHaveLength(2);
});

test("without a network little is tried; with it at once", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.online = false;
  scene.link.networkLost();
  vi.advanceTimersByTime(LONGEST_PAUSE - 1);
  expect(scene.link.state).toBe("offline");
  expect(scene.sockets).toHaveLength(1);
  scene.online = true;
  scene.link.hurry();
  expect(scene.sockets).toHaveLength(2);
});

test("a network that is gone for the machine may still lead to the table: now and then it is tried", async () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.online = false;
  scene.link.networkLost();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE);
  expect(scene.sockets).toHaveLength(2);
  scene.welcome(1);
  expect(scene.link.state).toBe("open");
});

test("who is told of a lost network while the table needs none, asks it, and loses nothing if it answers", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.networkLost();
  expect(scene.socket.got).toMatchObject([{ do: "resync" }]);
  vi.advanceTimersByTime(DOUBT - 1);
  scene.welcome(1);
  vi.advanceTimersByTime(60_000);
  expect(scene.link.state).toBe("open");
  expect(scene.sockets).toHaveLength(1);
});

test("a table on this machine that does not answer after a lost network is lost within a few seconds", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.networkLost();
  vi.advanceTimersByTime(DOUBT);
  expect(scene.link.state).toBe("lost");
});

test("a connection that swallows commands is given up, and the command sent on the next", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send({ do: "ready" });
  vi.advanceTimersByTime(SILENCE);
  expect(scene.link.state).toBe("lost");
  vi.advanceTimersByTime(250);
  scene.welcome(1);
  expect(scene.socket.got).toEqual(scene.sockets[0]!.got);
});

test("any frame is a sign of life; the answer is waited for anew from then on", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send({ do: "ready" });
  for (let told = 0; told < 5; told += 1) {
    vi.advanceTimersByTime(SILENCE - 1);
    scene.socket.tell({ frame: "warning", seat: 0, deadline: 5 });
  }
  expect(scene.link.state).toBe("open");
  vi.advanceTimersByTime(SILENCE);
  expect(scene.link.state).toBe("lost");
});

/** The server answers the newest command after so many ms. */
function answered(scene: Scene, ms: number): void {
  vi.advanceTimersByTime(ms);
  scene.socket.tell({ frame: "ack", id: scene.socket.got.at(-1)!.id, number: 2 });
}

test("where every answer takes eight seconds, a command is sent again once and not for ever", () => {
  const scene = new Scene();
  vi.advanceTimersByTime(8_000);
  scene.welcome(1);
  scene.link.send({ do: "ready" });
  vi.advanceTimersByTime(SILENCE);
  expect(scene.link.state).toBe("lost");
  vi.advanceTimersByTime(250 + 8_000);
  scene.welcome(1);
  answered(scene, 8_000);
  for (let more = 0; more < 3; more += 1) {
    vi.advanceTimersByTime(1_000);
    scene.link.send({ do: "say", phrase: `p${more}` });
    answered(scene, 8_000);
  }
  expect(scene.sockets).toHaveLength(2);
  expect(scene.sockets.flatMap((socket) => socket.got.map((command) => command.do))).toEqual(["ready", "ready", "say", "say", "say"]);
});

test("silence is borne twice as long after each loss by it, up to a limit, and as before after a quick answer", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.send({ do: "ready" });
  const borne = (): number => {
    let ms = 0;
    while (scene.link.state === "open") {
      vi.advanceTimersByTime(1_000);
      ms += 1_000;
    }
    return ms;
  };
  const again = (): void => {
    vi.advanceTimersByTime(8_000); // the pause, and a welcome that is no quick one
    scene.welcome(1);
  };
  const limits: number[] = [];
  for (let losses = 0; losses < 5; losses += 1) {
    limits.push(borne());
    vi.advanceTimersByTime(scene.link.retryAt! - Date.now());
    again();
  }
  expect(limits).toEqual([SILENCE, 2 * SILENCE, 4 * SILENCE, LONGEST_SILENCE, LONGEST_SILENCE]);
  answered(scene, 100);
  vi.advanceTimersByTime(1_000);
  scene.link.send({ do: "say", phrase: "hello" });
  answered(scene, 100);
  vi.advanceTimersByTime(1_000);
  scene.link.send({ do: "say", phrase: "hello" });
  expect(borne()).toBe(SILENCE);
});


test("after a sleep the connection is asked, and replaced if it does not answer", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.probe();
  expect(scene.socket.got).toMatchObject([{ do: "resync", differs: false }]);
  vi.advanceTimersByTime(SILENCE + 250);
  expect(scene.sockets).toHaveLength(2);
  scene.welcome(1);
  expect(scene.socket.got).toEqual([]);
});

test("what an old socket says late is not heard", () => {
  const scene = new Scene();
  scene.welcome(1);
  const [old] = scene.sockets;
  scene.link.open();
  old!.tell({ frame: "bye", reason: "late" });
  old!.break();
  expect(scene.listener.bye).not.toHaveBeenCalled();
  expect(scene.sockets).toHaveLength(2);
});

test("closed is closed", () => {
  const scene = new Scene();
  scene.welcome(1);
  scene.link.close();
  vi.advanceTimersByTime(60_000);
  scene.link.hurry();
  expect(scene.link.state).toBe("closed");
  expect(scene.sockets).toHaveLength(1);
});
