// A scoring as a table: who has how many of each colour, who gets what, and what is given back.
import { along, amountOf } from "./along";
import type { GameEvent } from "./declared";
import { isLetter, LETTERS, place, type Letter, type TradingView } from "./view";

export interface Pay {
  seat: number;
  amount: number;
  /** `majority-r`, the scoring card that paid, `certificate` or `workers`. */
  for: string;
}

/** One colour, as far as it has been told. */
export interface ColourScore {
  letter: Letter;
  counts: number[];
  /** How many are most; null until the colour is scored. */
  most: number | null;
  pays: Pay[];
  back: number[];
}

/** Certificates or workers. */
export interface OtherScore {
  kind: "certificates" | "workers";
  counts: number[];
  pays: Pay[];
}

export interface Scoring {
  stage: number;
  colours: ColourScore[];
  other: OtherScore;
  /** Cards that pay once in a scoring, whatever the colour. */
  once: Pay[];
  /** What each seat had before the scoring, and what the scoring brings. */
  before: number[];
  earned: number[];
  /** What is being scored at the end of what was told: a colour, the others, or nothing any more. */
  now: Letter | "other" | null;
  done: boolean;
}

function letterOf(reason: string): Letter | null {
  const [, letter = ""] = /^(?:majority|major|per)-(.)$/.exec(reason) ?? [];
  return isLetter(letter) ? letter : null;
}

function empty(view: TradingView, stage: number): Scoring {
  const none = view.gems.map(() => 0);
  return {
    stage,
    colours: LETTERS.map((letter, at) => ({
      letter,
      counts: view.gems.map((gems) => gems[at] ?? 0),
      most: null,
      pays: [],
      back: [...none],
    })),
    other: {
      kind: view.workers ? "workers" : "certificates",
      counts: view.workers ?? (view.kept ?? []).map((cards) => cards.filter((card) => card === "certificate").length),
      pays: [],
    },
    once: [],
    before: [...view.scores],
    earned: [...none],
    now: null,
    done: false,
  };
}

function pay(scoring: Scoring, event: Extract<GameEvent, { event: "earned" }>): void {
  const reason = event.for;
  const paid: Pay = { seat: event.seat, amount: amountOf(event), for: reason };
  const letter = letterOf(reason);
  scoring.earned[paid.seat] = (scoring.earned[paid.seat] ?? 0) + paid.amount;
  if (letter) {
    scoring.now = letter;
    scoring.colours[place(letter)]?.pays.push(paid);
  } else if (reason === "certificate" || reason === "workers") {
    scoring.other.pays.push(paid);
  } else {
    scoring.once.push(paid);
  }
}

/** The scoring that these events of one line tell of, upon the view before that line; null if there is none. */
export function scoringOf(before: TradingView, events: readonly GameEvent[]): Scoring | null {
  const begin = events.findIndex((event) => event.event === "scoring");
  const first = events[begin];
  if (first?.event !== "scoring") return null;
  const scoring = empty(along(before, events.slice(0, begin)), first.stage);
  for (const event of events.slice(begin + 1)) {
    if (event.event === "scored") {
      scoring.now = event.colour;
      const colour = scoring.colours[place(scoring.now)];
      if (colour) colour.most = event.most;
    } else if (event.event === "earned") {
      pay(scoring, event);
    } else if (event.event === "gems" && event.from !== "supply") {
      const back = scoring.colours[place(event.colour)]?.back;
      if (back && event.to === "supply") back[event.from] = event.number;
    } else if (event.event === "certificates" || event.event === "workers-scored") {
      scoring.now = "other";
    } else if (event.event === "stage-scored") {
      scoring.now = null;
      scoring.done = true;
      break;
    }
  }
  return scoring;
}
