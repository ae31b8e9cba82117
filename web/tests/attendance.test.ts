import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Attendance } from "../src/table/attendance.svelte";

const AHEAD = 3_600_000;
let attendance: Attendance;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  attendance = new Attendance(() => Date.now() + AHEAD);
});
afterEach(() => {
  attendance.close();
  vi.useRealTimers();
});

describe("who is here", () => {
  it("is not known before it is told", () => expect(attendance.of(0)).toBe(null));

  it("does not speak of one who loads the page anew", () => {
    const since = Date.now() + AHEAD;
    attendance.hear([null, { since, gone_from: since + 120_000 }]);
    expect([attendance.of(0), attendance.of(1)]).toEqual(["here", "here"]);
    vi.advanceTimersByTime(4_000);
    expect(attendance.of(1)).toBe("here");
    attendance.hear([null, null]);
    vi.advanceTimersByTime(200_000);
    expect(attendance.of(1)).toBe("here");
  });

  it("becomes away and then gone by the time of the server alone", () => {
    const since = Date.now() + AHEAD;
    attendance.hear([null, { since, gone_from: since + 120_000 }]);
    vi.advanceTimersByTime(5_000);
    expect(attendance.of(1)).toBe("away");
    vi.advanceTimersByTime(114_000);
    expect(attendance.of(1)).toBe("away");
    vi.advanceTimersByTime(1_000);
    expect(attendance.of(1)).toBe("gone");
    attendance.hear([null, null]);
    expect(attendance.of(1)).toBe("here");
  });

  it("ticks only while somebody is missed", () => {
    attendance.hear([null, { since: 0, gone_from: 1 }]);
    expect(vi.getTimerCount()).toBe(1);
    attendance.hear([null, null]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
