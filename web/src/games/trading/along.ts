// The table on the way from one line to the next: the view before, with what was told since put upon it.
import type { Event } from "../../table/stage.svelte";
import { parseCard, parseOffer, place, type Action, type TradingView } from "./view";

/** The two of a trade that was told of in this line, before the view knows of it. */
export interface Along extends TradingView {
  trade?: { first: number; second: number } | null;
  /** Who does what right now. */
  busy?: number | null;
}

type Step = (view: Along, event: Event) => void;

function seatOf(event: Event): number {
  return Number(event.seat);
}

function move(view: Along, event: Event): void {
  const at = place(String(event.colour));
  const number = Number(event.number);
  const from = event.from === "supply" ? view.supply : view.gems[Number(event.from)];
  const to = event.to === "supply" ? view.supply : view.gems[Number(event.to)];
  if (from) from[at] = (from[at] ?? 0) - number;
  if (to) to[at] = (to[at] ?? 0) + number;
}

function endTrade(view: Along): void {
  view.trade = null;
  view.offer = null;
  view.offered_by = null;
  view.declined = false;
  view.decision = null;
}

const STEPS: Record<string, Step> = {
  stage: (view, event) => {
    view.stage = Number(event.stage);
    view.discarded = [];
  },
  round: (view, event) => {
    endTrade(view);
    view.stage = Number(event.stage);
    view.round = Number(event.round);
    view.chosen = view.chosen.map(() => null);
    view.cards = view.cards.map(() => null);
    view.guesses = [];
    view.using = null;
    view.busy = null;
    delete view.doing;
    delete view.active;
    if (view.event !== undefined) view.event = null;
  },
  aside: (view, event) => (view.aside = String(event.card)),
  dealt: (view, event) => {
    const seat = seatOf(event);
    view.cards[seat] = String(event.card);
    if (view.players === 2) view.active = seat;
    if (view.workers) view.workers[seat] = (view.workers[seat] ?? 0) + parseCard(String(event.card)).workers;
  },
  turned: (view, event) => (view.event = String(event.card)),
  chose: (view, event) => (view.chosen[seatOf(event)] = event.action === undefined ? "hidden" : String(event.action)),
  guessed: (view, event) => (view.guesses = [...(view.guesses ?? []), event.action as Action]),
  shown: (view, event) => (view.chosen[seatOf(event)] = String(event.action)),
  trade: (view, event) => {
    view.trade = { first: Number(event.first), second: Number(event.second) };
    view.doing = event.action as Action;
  },
  offered: (view, event) => {
    view.offer = parseOffer(String(event.gems));
    view.offered_by = seatOf(event);
  },
  declined: (view) => (view.declined = true),
  does: (view, event) => {
    endTrade(view);
    view.doing = event.action as Action;
    view.busy = seatOf(event);
    view.using = null;
  },
  void: (view, event) => {
    endTrade(view);
    view.doing = event.action as Action;
    view.busy = null;
  },
  "not-done": endTrade,
  took: (view, event) => {
    view.event = null;
    view.using = String(event.card);
    view.doer = seatOf(event);
  },
  drew: (view, event) => {
    view.event = null;
    view.using = String(event.card);
    view.doer = seatOf(event);
  },
  kept: (view, event) => {
    view.kept?.[seatOf(event)]?.push(String(event.card));
    view.using = null;
  },
  used: (view, event) => (view.using = String(event.card)),
  forgone: (view) => (view.using = null),
  gems: move,
  earned: (view, event) => {
    const seat = seatOf(event);
    view.scores[seat] = (view.scores[seat] ?? 0) + Number(event.money ?? event.points);
  },
  "more-workers": (view, event) => {
    if (view.workers) view.workers[seatOf(event)] = Number(event.workers);
  },
  scoring: (view) => {
    endTrade(view);
    view.using = null;
    view.busy = null;
  },
  "stage-scored": (view) => {
    if (view.kept) view.kept = view.kept.map(() => []);
    if (view.workers) view.workers = view.workers.map(() => 0);
  },
};

/** The view with these events put upon it. The view itself is left as it was. */
export function along(view: TradingView, told: readonly Event[]): Along {
  if (told.length === 0) return view;
  const next = structuredClone(view) as Along;
  for (const event of told) STEPS[event.event]?.(next, event);
  return next;
}
