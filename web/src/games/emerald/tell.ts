// Places, cards and events in words.
import { t, type Args } from "../../words/words.svelte";
import type { Story } from "../props";
import { CHAMBER, eventOf, type GameEvent, type Pile } from "./view";

/** A place, such as "tower 1", "field 12". */
export function placeWords(place: string): string {
  if (place === CHAMBER) return t("emerald-place", { kind: "chamber", number: 0 });
  if (place === "K") return t("emerald-place", { kind: "keep", number: 0 });
  const tower = place.startsWith("T");
  return t("emerald-place", { kind: tower ? "tower" : "field", number: Number(tower ? place.slice(1) : place) });
}

/** A card, such as "gold 4", "ruby". */
export function cardWords(pile: Pile, card: string): string {
  return pile === "gold" ? t("emerald-gold-card", { value: Number(card) }) : t("emerald-kind", { kind: card });
}

/** What a bonus is for. */
export const bonusWords = (why: string): string => t("emerald-bonus-for", { for: why });

function details(event: GameEvent): Args {
  switch (event.event) {
    case "knight":
      return { from: placeWords(event.from), to: placeWords(event.to) };
    case "took":
    case "turned":
      return { card: cardWords(event.pile, event.card), field: event.field };
    case "bribed":
      return { card: cardWords("gold", event.card) };
    case "bonus":
      return { for: bonusWords(event.for) };
    case "turn":
    case "stopped":
      return {};
    case "dragon-turned":
      return { facing: event.facing };
    default:
      return Object.fromEntries(Object.entries(event).filter(([name]) => name !== "event" && name !== "seat"));
  }
}

/** An event in a sentence; the viewer is spoken to. */
export function tell(event: GameEvent, names: readonly string[], seat: number | null): string {
  const who = "seat" in event ? event.seat : null;
  const name = who === null ? "" : (names[who] ?? "");
  return t(`emerald-event-${event.event}`, { ...details(event), name, you: who !== null && who === seat ? "yes" : "no" });
}

/** Events that the log leaves out: they are seen, and what comes of them is told. */
const UNTOLD: GameEvent["event"][] = ["turn", "turned", "dragon", "dragon-turned"];

export const story: Story = (event, names, me) => {
  const happened = eventOf(event);
  return UNTOLD.includes(happened.event) ? null : tell(happened, names, me);
};
