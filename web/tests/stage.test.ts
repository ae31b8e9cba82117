import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../src/table/stage.svelte";
import { events, update, whole } from "./tables";

/** Events whose names begin with `_` are not shown by themselves, others for 100 ms. */
const pace = (event: { event: string }): number => (event.event.startsWith("_") ? 0 : 100);

function push(stage: Stage, seq: number, ...names: string[]): void {
  stage.push(update(seq, { events: events(...names) }), whole(seq));
}

function live(): Stage {
  const stage = new Stage(pace);
  stage.begin(whole(4));
  return stage;
}

const seqOf = (stage: Stage): number => stage.drawn!.shown.seq;
const toldBy = (stage: Stage): string[] => stage.told.map((event) => event.event);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a live stage", () => {
  it("draws the whole at once", () => {
    const stage = live();
    expect(seqOf(stage)).toBe(4);
    expect(stage.settled).toBe(true);
  });

  it("shows the events of a line in order, and the table after it only then", () => {
    const stage = live();
    push(stage, 5, "a", "b");
    expect([stage.event?.event, toldBy(stage), seqOf(stage), stage.settled]).toEqual(["a", ["a"], 4, false]);
    vi.advanceTimersByTime(100);
    expect([stage.event?.event, toldBy(stage), seqOf(stage)]).toEqual(["b", ["a", "b"], 4]);
    vi.advanceTimersByTime(100);
    expect([stage.event, toldBy(stage), seqOf(stage), stage.settled]).toEqual([null, [], 5, true]);
  });

  it("shows lines one after the other", () => {
    const stage = live();
    push(stage, 5, "a");
    push(stage, 6, "b");
    expect(stage.event?.event).toBe("a");
    vi.advanceTimersByTime(100);
    expect([stage.event?.event, seqOf(stage)]).toEqual(["b", 5]);
    vi.advanceTimersByTime(100);
    expect([seqOf(stage), stage.settled]).toEqual([6, true]);
  });

  it("does not wait for events that are not shown by themselves", () => {
    const stage = live();
    push(stage, 5, "_x", "a", "_y");
    expect([stage.event?.event, toldBy(stage)]).toEqual(["a", ["_x", "a"]]);
    vi.advanceTimersByTime(100);
    expect(seqOf(stage)).toBe(5);
    push(stage, 6);
    expect(seqOf(stage)).toBe(6);
  });

  it("shows nothing on the way at speed 0", () => {
    const stage = live();
    stage.speed = 0;
    push(stage, 5, "a");
    push(stage, 6, "b");
    expect([seqOf(stage), stage.event, stage.settled]).toEqual([6, null, true]);
  });

  it("is twice as fast at speed 2", () => {
    const stage = live();
    stage.speed = 2;
    push(stage, 5, "a");
    vi.advanceTimersByTime(49);
    expect(seqOf(stage)).toBe(4);
    vi.advanceTimersByTime(1);
    expect(seqOf(stage)).toBe(5);
  });

  it("hurries when it falls behind, but shows everything", () => {
    const stage = live();
    for (let seq = 5; seq <= 16; seq++) push(stage, seq, "a");
    const shown = new Set<number>();
    for (let time = 0; time < 1200 && !stage.settled; time += 5) {
      shown.add(seqOf(stage));
      vi.advanceTimersByTime(5);
    }
    expect(shown.size).toBe(12);
    expect(seqOf(stage)).toBe(16);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves out what lies between when it is far behind", () => {
    const stage = live();
    for (let seq = 5; seq <= 104; seq++) push(stage, seq, "a");
    vi.advanceTimersByTime(100);
    expect(seqOf(stage)).toBeGreaterThanOrEqual(100);
    vi.advanceTimersByTime(1000);
    expect(seqOf(stage)).toBe(104);
  });

  it("skips to the last moment, and goes on from there", () => {
    const stage = live();
    push(stage, 5, "a");
    push(stage, 6, "b");
    stage.skip();
    expect([seqOf(stage), stage.event, stage.settled]).toEqual([6, null, true]);
    expect(vi.getTimerCount()).toBe(0);
    push(stage, 7, "c");
    expect(stage.event?.event).toBe("c");
  });

  it("shows nothing before there is a table to show it on", () => {
    const stage = new Stage(pace);
    stage.begin(whole(4, { stage: "open", view: null }));
    push(stage, 5, "a");
    expect([seqOf(stage), stage.event]).toEqual([5, null]);
  });

  it("begins anew with a whole, whatever it showed", () => {
    const stage = live();
    push(stage, 5, "a");
    stage.begin(whole(9));
    expect([seqOf(stage), stage.event, stage.moments.length]).toEqual([9, null, 1]);
    vi.advanceTimersByTime(1000);
    expect(seqOf(stage)).toBe(9);
  });

  it("keeps what comes while it is paused", () => {
    const stage = live();
    stage.pause();
    push(stage, 5, "a");
    vi.advanceTimersByTime(1000);
    expect([seqOf(stage), stage.settled]).toEqual([4, false]);
    stage.play();
    vi.advanceTimersByTime(100);
    expect(seqOf(stage)).toBe(5);
  });
});

describe("a replay", () => {
  function replay(): Stage {
    const stage = new Stage(pace, { patient: true, rest: 50 });
    stage.running = false;
    stage.tell(
      [4, 5, 6, 7, 8, 9, 10, 11, 12].map((seq) => ({
        shown: whole(seq),
        update: update(seq, { events: events("a") }),
      })),
    );
    return stage;
  }

  it("does not run by itself", () => {
    const stage = replay();
    vi.advanceTimersByTime(5000);
    expect(seqOf(stage)).toBe(4);
  });

  it("shows one moment after the other, and rests between them", () => {
    const stage = replay();
    stage.play();
    expect(stage.event).toBe(null);
    vi.advanceTimersByTime(50);
    expect(stage.event?.event).toBe("a");
    vi.advanceTimersByTime(100);
    expect(seqOf(stage)).toBe(5);
    vi.advanceTimersByTime(150);
    expect(seqOf(stage)).toBe(6);
    vi.advanceTimersByTime(150 * 6);
    expect([seqOf(stage), stage.settled]).toEqual([12, true]);
  });

  it("rests even at speed 0", () => {
    const stage = replay();
    stage.speed = 0;
    stage.play();
    vi.advanceTimersByTime(100);
    expect(seqOf(stage)).toBe(6);
  });

  it("can be paused, also on the way to a moment", () => {
    const stage = replay();
    stage.play();
    vi.advanceTimersByTime(80);
    stage.pause();
    expect([stage.event, seqOf(stage)]).toEqual([null, 4]);
    vi.advanceTimersByTime(5000);
    expect(seqOf(stage)).toBe(4);
  });

  it("goes to any moment, and not beyond the ends", () => {
    const stage = replay();
    stage.seek(3);
    expect(seqOf(stage)).toBe(7);
    stage.seek(-5);
    expect(seqOf(stage)).toBe(4);
    stage.seek(99);
    expect(seqOf(stage)).toBe(12);
  });

  it("goes on from where it was sent", () => {
    const stage = replay();
    stage.play();
    stage.seek(5);
    vi.advanceTimersByTime(150);
    expect(seqOf(stage)).toBe(10);
  });

  it("steps: shows what leads to the next moment and stops there", () => {
    const stage = replay();
    stage.step();
    expect([stage.event?.event, seqOf(stage)]).toEqual(["a", 4]);
    vi.advanceTimersByTime(100);
    expect([stage.event, seqOf(stage)]).toEqual([null, 5]);
    vi.advanceTimersByTime(5000);
    expect(seqOf(stage)).toBe(5);
  });

  it("is there at once when one steps twice", () => {
    const stage = replay();
    stage.step();
    stage.step();
    expect([stage.event, seqOf(stage)]).toEqual([null, 5]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not step beyond the end", () => {
    const stage = replay();
    stage.seek(8);
    stage.step();
    expect([seqOf(stage), vi.getTimerCount()]).toEqual([12, 0]);
  });
});
