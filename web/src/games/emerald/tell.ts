// Places, cards and bonuses in words.
import { t } from "../../words/words.svelte";
import { CHAMBER, type Pile } from "./view";

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

/** What a knight may take where it comes to: the gold, the gem, or one of both. */
export const takenWords = (gold: string | null, gem: string | null): string =>
  t("emerald-move-card", {
    cards: gold && gem ? "both" : gold ? "gold" : "gem",
    gold: gold ?? "",
    gem: gem ? t(`emerald-card-${gem}`) : "",
  });

/** What a bonus is for. */
export const bonusWords = (why: string): string => t("emerald-bonus", { bonus: t(`emerald-bonus-${why}`) });
