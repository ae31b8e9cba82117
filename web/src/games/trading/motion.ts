// Pieces that travel when something happens: gems, coins and cards between the places of the table.
import Coins from "./pieces/Coins.svelte";
import EventCard from "./pieces/EventCard.svelte";
import { fly, flyAll, place as find, type Piece } from "../../board/flights";
import type { GameEvent } from "./declared";
import { amountOf } from "./along";
import { COLOURS, colourOf, parseOffer } from "./view";
import { pace } from "./pace";

const MOST_FLYING = 8;

type Told<Name extends GameEvent["event"]> = Extract<GameEvent, { event: Name }>;

function gemPlace(who: number | "supply", letter: string, root: ParentNode): Element | null {
  const name = who === "supply" ? "supply" : `seat-${who}`;
  return find(`${name}-${letter}`, root) ?? find(name, root);
}

function between(from: Element | null, to: Element | null, pieces: Piece[], ms: number): void {
  if (from && to) flyAll(from, to, pieces.slice(0, MOST_FLYING), ms);
}

function gems({ from, to, colour, number }: Told<"gems">, root: ParentNode, ms: number): void {
  const pieces = Array.from({ length: number }, (): Piece => colourOf(colour));
  between(gemPlace(from, colour, root), gemPlace(to, colour, root), pieces, ms);
}

function offered({ seat, gems }: Told<"offered">, root: ParentNode, ms: number): void {
  const offer = parseOffer(gems) ?? [];
  const pieces = COLOURS.flatMap((colour, at) => Array.from({ length: offer[at] ?? 0 }, (): Piece => colour));
  between(find(`seat-${seat}`, root), find(`pile-${seat}`, root), pieces, ms);
}

function card({ seat, card }: Told<"took" | "drew">, from: string, root: ParentNode, ms: number): void {
  const [one, two] = [find(from, root), find(`kept-${seat}`, root)];
  const piece: Piece = { component: EventCard, props: { card, size: "s" } };
  if (one && two) fly(one, two, piece, ms);
}

function earned(event: Told<"earned">, root: ParentNode, ms: number): void {
  const from = event.for === "gem-card" || event.for === "card" ? find(`card-${event.seat}`, root) : find("bank", root);
  const to = find(`score-${event.seat}`, root);
  const piece: Piece = { component: Coins, props: { amount: amountOf(event), size: 24 } };
  if (from && to) fly(from, to, piece, ms);
}

/** Let fly what this event moves, within its time. */
export function animate(event: GameEvent, root: ParentNode): void {
  const ms = Math.max(250, pace(event));
  if (event.event === "gems") gems(event, root, ms);
  else if (event.event === "offered") offered(event, root, ms);
  else if (event.event === "earned") earned(event, root, ms);
  else if (event.event === "took") card(event, "event", root, ms);
  else if (event.event === "drew") card(event, "stack", root, ms);
}
