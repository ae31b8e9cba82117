// Pieces that travel when something happens: gems, coins and cards between the places of the table.
import Coins from "../../board/Coins.svelte";
import EventCard from "../../board/EventCard.svelte";
import { fly, flyAll, place as find, type Piece } from "../../board/flights";
import type { Event } from "../../table/stage.svelte";
import { COLOURS, colourOf, parseOffer } from "./view";
import { pace } from "./pace";

const MOST_FLYING = 8;

function gemPlace(who: unknown, letter: string, root: ParentNode): Element | null {
  const name = who === "supply" ? "supply" : `seat-${String(who)}`;
  return find(`${name}-${letter}`, root) ?? find(name, root);
}

function between(from: Element | null, to: Element | null, pieces: Piece[], ms: number): void {
  if (from && to) flyAll(from, to, pieces.slice(0, MOST_FLYING), ms);
}

function gems(event: Event, root: ParentNode, ms: number): void {
  const letter = String(event.colour);
  const pieces = Array.from({ length: Number(event.number) }, (): Piece => colourOf(letter));
  between(gemPlace(event.from, letter, root), gemPlace(event.to, letter, root), pieces, ms);
}

function offered(event: Event, root: ParentNode, ms: number): void {
  const offer = parseOffer(String(event.gems)) ?? [];
  const pieces = COLOURS.flatMap((colour, at) => Array.from({ length: offer[at] ?? 0 }, (): Piece => colour));
  between(find(`seat-${String(event.seat)}`, root), find(`pile-${String(event.seat)}`, root), pieces, ms);
}

function card(event: Event, from: string, to: string, root: ParentNode, ms: number): void {
  const [one, two] = [find(from, root), find(to, root)];
  const piece: Piece = { component: EventCard, props: { card: String(event.card), size: "s" } };
  if (one && two) fly(one, two, piece, ms);
}

function earned(event: Event, root: ParentNode, ms: number): void {
  const seat = String(event.seat);
  const from = event.for === "gem-card" || event.for === "card" ? find(`card-${seat}`, root) : find("bank", root);
  const to = find(`score-${seat}`, root);
  const piece: Piece = { component: Coins, props: { amount: Number(event.money ?? event.points), size: 24 } };
  if (from && to) fly(from, to, piece, ms);
}

/** Let fly what this event moves, within its time. */
export function animate(event: Event, root: ParentNode): void {
  const ms = Math.max(250, pace(event));
  if (event.event === "gems") gems(event, root, ms);
  else if (event.event === "offered") offered(event, root, ms);
  else if (event.event === "earned") earned(event, root, ms);
  else if (event.event === "took") card(event, "event", `kept-${String(event.seat)}`, root, ms);
  else if (event.event === "drew") card(event, "stack", `kept-${String(event.seat)}`, root, ms);
}
