// Putting updates upon the whole: how the page knows the table as it is now.
import type { TableSnapshot, Update } from "./types";

const TAKEN_OVER = [
  "stage",
  "seats",
  "clocks",
  "question",
  "view",
  "moves",
  "asked",
  "can_take_back",
  "seed",
  "rematch",
  "choices",
] as const;
const MOST_TALK = 100;

/** The whole after an update, which must be that of the next line. The whole before is left as it was. */
export function follow(shown: TableSnapshot, update: Update): TableSnapshot {
  if (update.seq !== shown.seq + 1) {
    throw new Error(`the table is known up to ${shown.seq}, so ${update.seq} is not its next line`);
  }
  const next: Record<string, unknown> = { ...shown, seq: update.seq, at: update.at };
  for (const name of TAKEN_OVER) {
    if (update[name] !== undefined) next[name] = update[name];
  }
  if (update.moves === undefined && update.choices !== undefined) next.moves = [];
  if (update.moves !== undefined && update.choices === undefined) delete next.choices;
  if (update.patch !== undefined) {
    const view: Record<string, unknown> = { ...shown.view };
    for (const name of update.dropped ?? []) delete view[name];
    next.view = { ...view, ...update.patch };
  }
  if (update.banned !== undefined) next.banned = update.banned;
  const said = update.happened;
  if (said.kind === "unsaid") next.talk = shown.talk.filter((line) => line.seq !== said.said);
  if (said.kind === "said" && said.text) {
    const talk = { seq: update.seq, at: update.at, guest: said.guest, name: said.name, text: said.text };
    next.talk = [...shown.talk, talk].slice(-MOST_TALK);
  }
  return next as TableSnapshot;
}
