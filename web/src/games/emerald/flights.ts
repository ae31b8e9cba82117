// What flies over the table while an event is shown: cards to players, bribes to the dragon, knights to the nest.
import GoldCard from "./pieces/GoldCard.svelte";
import KindCard from "./pieces/KindCard.svelte";
import Knight from "./pieces/Knight.svelte";
import BonusCard from "./pieces/BonusCard.svelte";
import TreasureCard from "./pieces/TreasureCard.svelte";
import { fly, place, type Piece } from "../../board/flights";
import { pace } from "./pace";
import { CHAMBER, type GameEvent, type Pile } from "./view";

const SIZE = 44;

function card(pile: Pile, value: string): Piece {
  return pile === "gold"
    ? { component: GoldCard, props: { value: Number(value), size: SIZE } }
    : { component: KindCard, props: { kind: value, size: SIZE } };
}

interface Flight {
  from: string;
  to: string;
  piece: Piece;
}

function flightOf(event: GameEvent): Flight | null {
  switch (event.event) {
    case "took":
      return { from: `${event.pile}-${event.field}`, to: `seat-${event.seat}`, piece: card(event.pile, event.card) };
    case "treasure":
      return { from: CHAMBER, to: `seat-${event.seat}`, piece: { component: TreasureCard, props: { size: SIZE } } };
    case "bribed":
      return { from: `seat-${event.seat}`, to: "dragon", piece: card("gold", event.card) };
    case "bonus": {
      const piece = { component: BonusCard, props: { kind: event.for, size: SIZE } };
      return { from: CHAMBER, to: `seat-${event.seat}`, piece };
    }
    case "nest": {
      const piece = { component: Knight, props: { seat: event.seat, colour: event.colour ?? null, size: 36 } };
      return { from: `at-${event.field}`, to: `seat-${event.seat}`, piece };
    }
    default:
      return null;
  }
}

export function flights(table: ParentNode, event: GameEvent): void {
  const flight = flightOf(event);
  if (!flight) return;
  const [from, to] = [place(flight.from, table), place(flight.to, table)];
  if (from && to) fly(from, to, flight.piece, pace(event));
}
