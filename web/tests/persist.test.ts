import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/wire/api";
import { persist } from "../src/wire/persist";

const always = (): boolean => true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is asked again", () => {
  it("is answered once the network is back", async () => {
    let asked = 0;
    const answer = persist(async () => {
      if (++asked < 4) throw new Refusal("offline", "the server does not answer");
      return "all";
    }, always);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe("all");
    expect(asked).toBe(4);
  });

  it("is given up when the server refuses it for good", async () => {
    const no = new Refusal("no-table", "there is no such table");
    await expect(persist(() => Promise.reject(no), always)).rejects.toBe(no);
  });

  it("is given up when nobody wants it any more", async () => {
    let wanted = true;
    const answer = persist(
      () => Promise.reject(new Refusal("offline", "")),
      () => wanted,
    );
    await vi.advanceTimersByTimeAsync(100);
    wanted = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(null);
  });

  it("tells nothing that comes too late", async () => {
    let wanted = true;
    const answer = persist(
      async () => {
        wanted = false;
        return "old";
      },
      () => wanted,
    );
    expect(await answer).toBe(null);
  });
});
