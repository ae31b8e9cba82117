import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "../src/wire/api";
import { Socket, type State } from "../src/wire/socket";
import type { FromServer, TableSnapshot, YourTurn, Update } from "../src/wire/types";
import { update, whole } from "./tables";

/** What the browser's socket does for us, without a server. */
class FakeLine {
  static all: FakeLine[] = [];
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    FakeLine.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.breaks(1000);
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.tell({ kind: "welcome", guest: "g0", name: "Anna", at: Date.now() + 5000, version: "1" });
  }

  breaks(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

class Ears {
  wholes: TableSnapshot[] = [];
  updates: [Update, TableSnapshot][] = [];
  refusals: Refusal[] = [];
  whole = (shown: TableSnapshot): void => void this.wholes.push(shown);
  update = (update: Update, shown: TableSnapshot): void => void this.updates.push([update, shown]);
  failed = (refusal: Refusal): void => void this.refusals.push(refusal);
}

const newest = (): FakeLine => FakeLine.all.at(-1)!;
let states: State[];
let turns: YourTurn[];
let ears: Ears;

function open(): Socket {
  return new Socket(
    "ws://x",
    (state) => states.push(state),
    (turn) => turns.push(turn),
    () => new FakeLine() as unknown as WebSocket,
  );
}

function following(): Socket {
  const socket = open();
  socket.watch("t", ears);
  newest().welcome();
  newest().tell(whole(4));
  newest().sent = [];
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.all = [];
  states = [];
  turns = [];
  ears = new Ears();
});
afterEach(() => void vi.useRealTimers());

describe("following a table", () => {
  it("wants moves by their shape, if the server tells them so", () => {
    const socket = open();
    socket.watch("t", ears);
    newest().tell({ kind: "welcome", guest: "g0", name: "Anna", at: 0, version: "1", protocol: 2 });
    newest().tell(whole(4));
    socket.watch("other", ears);
    newest().tell(update(6));
    expect(newest().sent).toEqual([
      { kind: "watch", table: "t", moves: "choices" },
      { kind: "watch", table: "other", moves: "choices" },
      { kind: "watch", table: "t", since: 4, viewer: 0, moves: "choices" },
    ]);
  });

  it("wants to know who is here, if the server tells that", () => {
    const heard: unknown[] = [];
    open().watch("t", Object.assign(ears, { presence: (absent: unknown) => heard.push(absent) }));
    newest().tell({ kind: "welcome", guest: "g0", name: "Anna", at: 0, version: "1", protocol: 3 });
    expect(newest().sent).toEqual([{ kind: "watch", table: "t", moves: "choices", presence: true }]);
    newest().tell({ kind: "presence", table: "t", absent: [null, { since: 1, gone_from: 2 }] });
    newest().tell({ kind: "presence", table: "other", absent: [] });
    expect(heard).toEqual([[null, { since: 1, gone_from: 2 }]]);
  });

  it("asks for it as soon as the server has said welcome", () => {
    const socket = open();
    socket.watch("t", ears);
    expect(newest().sent).toEqual([]);
    newest().welcome();
    expect(newest().sent).toEqual([{ kind: "watch", table: "t" }]);
    expect(states).toEqual(["open"]);
    expect(socket.offset).toBe(5000);
  });

  it("tells the whole, then line by line", () => {
    following();
    newest().tell(update(5, { patch: { scores: [1, 0] } }));
    expect(ears.wholes.map((shown) => shown.seq)).toEqual([4]);
    expect(ears.updates.map(([line, shown]) => [line.seq, shown.seq])).toEqual([[5, 5]]);
  });

  it("asks again when a line is missing, and goes on with what it is told then", () => {
    following();
    newest().tell(update(6));
    expect(newest().sent).toEqual([{ kind: "watch", table: "t", since: 4, viewer: 0 }]);
    expect(ears.updates).toEqual([]);
    for (const seq of [5, 6]) newest().tell(update(seq));
    expect(ears.updates.map(([line]) => line.seq)).toEqual([5, 6]);
  });

  it("does not tell a line twice", () => {
    following();
    newest().tell(update(5));
    newest().tell(update(5));
    newest().tell(update(4));
    expect(ears.updates).toHaveLength(1);
  });

  it("watches again what is gone", () => {
    following();
    newest().tell({ kind: "gone", table: "t", reason: "read anew" });
    expect(newest().sent).toEqual([{ kind: "watch", table: "t", since: 4, viewer: 0 }]);
  });

  it("says when a table cannot be watched", () => {
    open().watch("t", ears);
    newest().welcome();
    newest().tell({ kind: "failed", id: "", code: "no-table", reason: "there is no such table", table: "t" });
    expect(ears.refusals.map((refusal) => refusal.code)).toEqual(["no-table"]);
  });

  it("watches a table again that could not be read for now", () => {
    following();
    newest().tell({
      kind: "failed",
      id: "",
      code: "broken",
      reason: "something went wrong here; try again",
      table: "t",
    });
    expect(ears.refusals).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(newest().sent).toEqual([{ kind: "watch", table: "t", since: 4, viewer: 0 }]);
  });

  it("hears nothing of a table it has left", () => {
    const socket = following();
    socket.leave("t");
    expect(newest().sent).toEqual([{ kind: "leave", table: "t" }]);
    newest().tell(update(5));
    expect(ears.updates).toEqual([]);
  });

  it("hears of turns elsewhere", () => {
    following();
    newest().tell({ kind: "turn", table: "other", game: "emerald" });
    expect(turns.map((turn) => turn.table)).toEqual(["other"]);
  });
});

describe("a break", () => {
  it("comes back after a while, and asks for what it missed", () => {
    following();
    newest().breaks();
    expect(states.at(-1)).toBe("away");
    expect(FakeLine.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(FakeLine.all).toHaveLength(2);
    newest().welcome();
    expect(newest().sent).toEqual([{ kind: "watch", table: "t", since: 4, viewer: 0 }]);
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer each time, until the server is back", () => {
    following();
    for (const pause of [200, 500, 1000, 2000, 5000, 5000]) {
      newest().breaks();
      const lines = FakeLine.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeLine.all).toHaveLength(lines);
      vi.advanceTimersByTime(1);
      expect(FakeLine.all).toHaveLength(lines + 1);
    }
    newest().welcome();
    newest().breaks();
    const lines = FakeLine.all.length;
    vi.advanceTimersByTime(200);
    expect(FakeLine.all).toHaveLength(lines + 1);
  });

  it("sends again what was not answered, with the same id", async () => {
    const socket = following();
    const done = socket.do("t", { kind: "play", move: "A", asked: 4 });
    const [sent] = newest().sent;
    newest().breaks();
    vi.advanceTimersByTime(200);
    newest().welcome();
    expect(newest().sent).toContainEqual(sent);
    newest().tell({ kind: "done", id: String(sent?.id), table: "t", seq: 5 });
    await expect(done).resolves.toBe(5);
  });

  it("does not send again what was answered", async () => {
    const socket = following();
    const done = socket.do("t", { kind: "start" });
    newest().tell({ kind: "done", id: String(newest().sent[0]?.id), table: "t", seq: 5 });
    await done;
    newest().breaks();
    vi.advanceTimersByTime(200);
    newest().welcome();
    expect(newest().sent.map((message) => message.kind)).toEqual(["watch"]);
  });

  it("keeps what is wished for meanwhile", () => {
    const socket = following();
    newest().breaks();
    void socket.do("t", { kind: "start" });
    vi.advanceTimersByTime(200);
    newest().welcome();
    expect(newest().sent.map((message) => message.kind)).toEqual(["watch", "do"]);
  });

  it("does not come back when it is refused for good", async () => {
    const socket = following();
    const done = socket.do("t", { kind: "start" });
    newest().breaks(4009, "too many sockets");
    await expect(done).rejects.toMatchObject({ code: "no-socket" });
    expect(ears.refusals).toHaveLength(1);
    expect(states.at(-1)).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all).toHaveLength(1);
    await expect(socket.do("t", { kind: "start" })).rejects.toMatchObject({ code: "no-socket" });
  });

  it("comes back when it has read too slowly", () => {
    following();
    newest().breaks(4008, "you read too slowly");
    vi.advanceTimersByTime(200);
    newest().welcome();
    expect(newest().sent).toEqual([{ kind: "watch", table: "t", since: 4, viewer: 0 }]);
    expect(ears.refusals).toEqual([]);
  });

  it("does not come back when it was closed here", () => {
    following().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all).toHaveLength(1);
  });
});

describe("a wish", () => {
  it("is refused with a code and a reason", async () => {
    const socket = following();
    const done = socket.do("t", { kind: "start" });
    newest().tell({
      kind: "failed",
      id: String(newest().sent[0]?.id),
      code: "not-host",
      reason: "only the host",
      table: "t",
    });
    await expect(done).rejects.toMatchObject({ code: "not-host", message: "only the host" });
    expect(ears.refusals).toEqual([]);
  });

  it("is answered by its own id", async () => {
    const socket = following();
    const one = socket.do("t", { kind: "start" });
    const two = socket.do("t", { kind: "stand" });
    const [first, second] = newest().sent;
    newest().tell({ kind: "done", id: String(second?.id), table: "t", seq: 7 });
    newest().tell({ kind: "done", id: String(first?.id), table: "t", seq: 6 });
    await expect(one).resolves.toBe(6);
    await expect(two).resolves.toBe(7);
  });
});

describe("a line on which nothing is heard", () => {
  it("is asked, and given up if it does not answer", () => {
    following();
    const first = newest();
    first.welcome();
    vi.advanceTimersByTime(31_000);
    expect(first.sent.at(-1)).toMatchObject({ kind: "ping" });
    vi.advanceTimersByTime(20_000);
    expect(newest()).not.toBe(first);
    expect(states).toContain("away");
  });

  it("is kept while it answers", () => {
    following();
    const first = newest();
    first.welcome();
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(20_000);
      first.tell({ kind: "pong", id: "", at: 0 });
    }
    expect(newest()).toBe(first);
    expect(states).not.toContain("away");
  });

  it("is left when the network goes, and taken up as soon as it is back", () => {
    const socket = following();
    const first = newest();
    first.welcome();
    socket.drop();
    expect(states.at(-1)).toBe("away");
    socket.hurry();
    expect(newest()).not.toBe(first);
    first.tell({ kind: "pong", id: "", at: 0 });
    newest().welcome();
    expect(newest().sent[0]).toMatchObject({ kind: "watch" });
  });
});
