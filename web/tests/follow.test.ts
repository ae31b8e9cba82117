import { describe, expect, it } from "vitest";
import { follow } from "../src/wire/follow";
import { update, whole } from "./tables";

describe("follow", () => {
  it("takes over the fields that the update brings, and keeps the others", () => {
    const before = whole();
    const after = follow(
      before,
      update(5, { moves: ["A", "B"], asked: 5, can_take_back: true, stage: "over", seed: "s" }),
    );
    expect(after).toMatchObject({
      seq: 5,
      at: 1005,
      moves: ["A", "B"],
      asked: 5,
      can_take_back: true,
      stage: "over",
      seed: "s",
    });
    expect(after.seats).toBe(before.seats);
    expect(after.view).toBe(before.view);
  });

  it("takes over what can be played, in whichever form it comes", () => {
    const shape = { shape: "list" as const, moves: ["A"] };
    const shaped = follow(whole(4), update(5, { choices: shape, asked: 5 }));
    expect(shaped).toMatchObject({ moves: [], choices: shape });
    expect(follow(shaped, update(6))).toMatchObject({ moves: [], choices: shape });
    expect(follow(shaped, update(6, { choices: null, asked: null }))).toMatchObject({ moves: [], choices: null });
    const listed = follow(shaped, update(6, { moves: ["B"], asked: 6 }));
    expect([listed.moves, "choices" in listed]).toEqual([["B"], false]);
    expect(follow(listed, update(7, { moves: [], choices: { shape: "many" } }))).toMatchObject({
      moves: [],
      choices: { shape: "many" },
    });
  });

  it("takes null for a value, not for nothing", () => {
    const before = whole(4, { question: { question: "undo", seat: 1, agree: [1] } });
    expect(follow(before, update(5, { asked: null, question: null }))).toMatchObject({ asked: null, question: null });
  });

  it("patches the view and leaves the one before as it was", () => {
    const before = whole();
    const after = follow(before, update(5, { patch: { scores: [3, 0] } }));
    expect(after.view).toEqual({ scores: [3, 0], offer: [1, 0, 0, 0], decision: "answer", to_act: [0] });
    expect(before.view?.scores).toEqual([0, 0]);
  });

  it("drops fields that are not in the view any more", () => {
    const after = follow(whole(), update(5, { patch: { decision: "choose" }, dropped: ["offer"] }));
    expect(after.view).toEqual({ scores: [0, 0], decision: "choose", to_act: [0] });
  });

  it("takes a whole view when there is one", () => {
    const view = { scores: [9, 9] };
    expect(follow(whole(4, { view: null }), update(5, { view })).view).toEqual(view);
  });

  it("remembers what was said, but not for ever", () => {
    let shown = whole(0);
    for (let seq = 1; seq <= 120; seq++) {
      shown = follow(shown, update(seq, { happened: { kind: "said", guest: "g1", name: "Ben", text: `line ${seq}` } }));
    }
    expect(shown.talk).toHaveLength(100);
    expect(shown.talk.at(-1)).toEqual({ seq: 120, at: 1120, guest: "g1", name: "Ben", text: "line 120" });
  });

  it("does not remember what a muted guest said", () => {
    expect(follow(whole(), update(5, { happened: { kind: "hushed", guest: "g1" } })).talk).toEqual([]);
  });

  it("refuses a line that is not the next one", () => {
    expect(() => follow(whole(4), update(6))).toThrow("not its next line");
    expect(() => follow(whole(4), update(4))).toThrow("not its next line");
  });
});
