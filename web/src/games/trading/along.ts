// What each event changes on a table of a trading game, on the way from one line to the next.
import { along as withEvents, type Steps } from "../../table/reducer";
import type { GameEvent } from "./declared";
import { parseCard, parseOffer, place, type TradingView } from "./view";

/** The two of a trade that was told of in this line, before the view knows of it. */
export interface Along extends TradingView {
  trade?: { first: number; second: number } | null;
  /** Who does what right now. */
  busy?: number | null;
}

function endTrade(view: Along): void {
  view.trade = null;
  view.decision = null;
  delete view.offer;
  delete view.offered_by;
  delete view.declined;
}

function takeCard(view: Along, { seat, card }: Extract<GameEvent, { event: "took" | "drew" }>): void {
  view.event = null;
  view.using = card;
  view.doer = seat;
}

const STEPS: Steps<Along, GameEvent> = {
  stage: (view, { stage }) => {
    view.stage = stage;
    view.discarded = [];
  },
  round: (view, { stage, round }) => {
    endTrade(view);
    view.stage = stage;
    view.round = round;
    view.chosen = view.chosen.map(() => null);
    view.cards = view.cards.map(() => null);
    view.guesses = [];
    view.busy = null;
    delete view.using;
    delete view.doing;
    delete view.active;
    if (view.event !== undefined) view.event = null;
  },
  aside: (view, { card }) => (view.aside = card),
  dealt: (view, { seat, card }) => {
    view.cards[seat] = card;
    if (view.players === 2) view.active = seat;
    if (view.workers) view.workers[seat] = (view.workers[seat] ?? 0) + parseCard(card).workers;
  },
  turned: (view, { card }) => (view.event = card),
  chose: (view, { seat, action }) => (view.chosen[seat] = action ?? "hidden"),
  guessed: (view, { action }) => (view.guesses = [...(view.guesses ?? []), action]),
  shown: (view, { seat, action }) => (view.chosen[seat] = action),
  trade: (view, { action, first, second }) => {
    view.trade = { first, second };
    view.doing = action;
  },
  offered: (view, { seat, gems }) => {
    view.offer = parseOffer(gems) ?? [];
    view.offered_by = seat;
  },
  declined: (view) => (view.declined = true),
  does: (view, { seat, action }) => {
    endTrade(view);
    view.doing = action;
    view.busy = seat;
    delete view.using;
  },
  void: (view, { action }) => {
    endTrade(view);
    view.doing = action;
    view.busy = null;
  },
  "not-done": endTrade,
  took: takeCard,
  drew: takeCard,
  kept: (view, { seat, card }) => {
    view.kept?.[seat]?.push(card);
    delete view.using;
  },
  used: (view, { card }) => (view.using = card),
  forgone: (view) => delete view.using,
  gems: (view, { from, to, colour, number }) => {
    const at = place(colour);
    const [giver, taker] = [from, to].map((where) => (where === "supply" ? view.supply : view.gems[where]));
    if (giver) giver[at] = (giver[at] ?? 0) - number;
    if (taker) taker[at] = (taker[at] ?? 0) + number;
  },
  earned: (view, event) => (view.scores[event.seat] = (view.scores[event.seat] ?? 0) + amountOf(event)),
  "more-workers": (view, { seat, workers }) => {
    if (view.workers) view.workers[seat] = workers;
  },
  scoring: (view) => {
    endTrade(view);
    delete view.using;
    view.busy = null;
  },
  "stage-scored": (view) => {
    if (view.kept) view.kept = view.kept.map(() => []);
    if (view.workers) view.workers = view.workers.map(() => 0);
  },
};

/** What was earned: money or points. */
export function amountOf({ money, points }: Extract<GameEvent, { event: "earned" }>): number {
  return money ?? points ?? 0;
}

/** The view with these events put upon it. */
export function along(view: TradingView, told: readonly GameEvent[]): Along {
  return withEvents<Along, GameEvent>(view, told, STEPS);
}
