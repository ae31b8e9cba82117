// What the trading tables say: gems, cards, actions and events in the words of the reader.
import type { Event } from "../../table/stage.svelte";
import { t, words, type Args } from "../../words/words.svelte";
import { COLOURS, parseCard, parseOffer, place, type TradingView } from "./view";

export function list(parts: readonly string[], type: "conjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type, style: type === "unit" ? "short" : "long" }).format(parts);
}

/** Gems in words: "2 red, 1 blue". */
export function gemsWords(gems: readonly number[]): string {
  const parts = COLOURS.flatMap((colour, at) => (gems[at] ? [t(`trading-gems-${colour}`, { number: gems[at] })] : []));
  return parts.length ? list(parts, "unit") : t("trading-gems-none");
}

export function offerWords(offer: string): string {
  return gemsWords(parseOffer(offer) ?? []);
}

export function oneWord(letter: string): string {
  return gemsWords(COLOURS.map((_, at) => (at === place(letter) ? 1 : 0)));
}

export function colourWord(letter: string): string {
  return t("trading-colour", { letter });
}

export function actionWord(action: string): string {
  return t(`trading-action-${action}`);
}

/** What is traded for: "the money". */
export function forWord(action: string): string {
  return t(`trading-for-${action}`);
}

export function eventName(card: string): string {
  return t("trading-event-name", { card });
}

export function eventAbout(card: string): string {
  return t("trading-event-about", { card });
}

export function scoreWords(game: string, amount: number): string {
  return t("trading-score", { game, amount });
}

export function cardWords(game: string, card: string): string {
  const { gems, value, workers } = parseCard(card);
  const args = { gems: gemsWords(gems), score: scoreWords(game, value) };
  if (game !== "basari") return t("trading-card-label", args);
  return t("trading-card-label-workers", { ...args, workers: t("trading-workers", { number: workers }) });
}

/** The names of seats, the reader's own left as it is. */
export function nameList(names: readonly string[], seats: readonly number[]): string {
  return list(seats.map((seat) => names[seat] ?? ""));
}

function gemsId(event: Event): string {
  if (event.from === "supply") return "trading-told-gems-take";
  return event.to === "supply" ? "trading-told-gems-back" : "trading-told-gems-pass";
}

function seatOf(event: Event): number {
  const seat = event.event === "gems" ? (event.from === "supply" ? event.to : event.from) : (event.seat ?? event.first);
  return Number(seat ?? -1);
}

function otherOf(event: Event): number {
  const other = event.event === "gems" ? event.to : (event.of ?? event.second);
  return Number(other ?? -1);
}

/** A sentence for what is being shown; null if there is none for it. */
export function caption(event: Event, view: TradingView, names: readonly string[], me: number | null): string | null {
  const id = event.event === "gems" ? gemsId(event) : `trading-told-${event.event}`;
  if (!words.has(id)) return null;
  const pair = [seatOf(event), otherOf(event)];
  if (event.event === "trade" && pair[1] === me) pair.reverse();
  const [seat = -1, other = -1] = pair;
  const action = String(event.action ?? view.doing ?? "money");
  const number = Number(event.number ?? event.most ?? 0);
  const gems = typeof event.gems === "string" ? (parseOffer(event.gems) ?? []) : [];
  if (event.event === "gems") gems[place(String(event.colour))] = number;
  const args: Args = {
    me: seat === me ? "yes" : "no",
    otherme: other === me ? "yes" : "no",
    name: names[seat] ?? "",
    other: names[other] ?? "",
    action: actionWord(action),
    for: forWord(action),
    right: event.right ? "yes" : "no",
    card: typeof event.card === "string" ? eventName(event.card) : "",
    colour: colourWord(String(event.colour ?? "r")),
    gems: gemsWords(gems),
    score: scoreWords(view.game, Number(event.money ?? event.points ?? 0)),
    workers: t("trading-workers", { number: Number(event.workers ?? 0) }),
    sharing: Number(event.sharing ?? 1),
    stage: Number(event.stage ?? view.stage),
    round: Number(event.round ?? view.round),
    number,
  };
  return t(id, args);
}
