// What both trading games tell alike: stages, choices, trades, gems and majorities.
import type { Event } from "../../table/stage.svelte";
import { line, together, who, type Line, type People, type Tales } from "../../table/story";
import { t } from "../../words/words.svelte";
import { actionWord, gemsInWords, scoreWords, wishWord } from "./speech";

/** What is wanted: "the money". */
export function wish(event: Event): string {
  return wishWord(String(event.action));
}

/** An action by its name: "Money". */
export function action(event: Event): string {
  return actionWord(String(event.action));
}

function gems(event: Event, people: People): Line {
  const [whole = event] = event.gems === undefined ? together([event]) : [event];
  const moved = { gems: gemsInWords(String(whole.gems)) };
  if (event.from === "supply") return line("trading-event-gems-taken", { ...who(people, event.to), ...moved });
  if (event.to === "supply") return line("trading-event-gems-returned", { ...who(people, event.from), ...moved });
  return line("trading-event-gems-given", { ...who(people, event.from, event.to), ...moved });
}

/** Who was paid how much, for the words that say for what. */
export function paid(event: Event, people: People): ReturnType<typeof who> {
  return { ...who(people, event.seat), score: scoreWords(Number(event.money ?? event.points)) };
}

/** Pay for a majority; null if it was for something else. */
export function paidForMost(event: Event, people: People): Line | null {
  const [, colour] = /^majority-(.)$/.exec(String(event.for)) ?? [];
  return colour === undefined ? null : line("trading-event-earned-most", { ...paid(event, people), most: t(`trading-most-${colour}`) });
}

export const TALES: Tales = {
  stage: (event) => line("trading-event-stage", { stage: Number(event.stage) }),
  round: (event, { names }) => line(names.length === 2 ? "trading-event-turn" : "trading-event-round", { round: Number(event.round) }),
  dealt: null,
  chose: null,
  shown: (event, people) => line("trading-event-shown", { ...who(people, event.seat), wish: wish(event) }),
  void: (event, { names }) => line(names.length === 2 ? "trading-event-void-guessed" : "trading-event-void", { action: action(event) }),
  trade: (event, people) => line("trading-event-trade", { ...who(people, event.first, event.second), wish: wish(event) }),
  offered: (event, people) => line("trading-event-offered", { ...who(people, event.seat, event.to), gems: gemsInWords(String(event.gems)) }),
  accepted: (event, people) => line("trading-event-accepted", who(people, event.seat, event.of)),
  does: null,
  gems,
  scoring: (event) => line("trading-event-scoring", { stage: Number(event.stage) }),
  scored: (event) =>
    Number(event.sharing) > 1
      ? line("trading-event-shared", { colour: String(event.colour), most: Number(event.most), sharing: Number(event.sharing) })
      : null,
  over: () => line("trading-event-over"),
};
