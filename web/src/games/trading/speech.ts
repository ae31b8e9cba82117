// What the trading tables say: gems, cards and actions in the words of the reader.
import { gameText, t, words } from "../../words/words.svelte";
import { LETTERS, parseCard, parseOffer } from "./view";

/** Gems in words, those of an offer such as `2r1b` or so many of each colour: "2 red and 1 blue", as a unit "2 red, 1 blue". */
export function gemsInWords(gems: string | readonly number[], type?: "unit"): string {
  const counts = typeof gems === "string" ? (parseOffer(gems) ?? []) : gems;
  const parts = LETTERS.flatMap((letter, at) =>
    counts[at] ? [t(`trading-gem-${letter}`, { number: counts[at] })] : [],
  );
  return parts.length === 0 ? t("trading-gem-none") : words.list(parts, type);
}

export function gemsWords(gems: string | readonly number[]): string {
  return gemsInWords(gems, "unit");
}

export function oneWord(letter: string): string {
  return gemsWords(`1${letter}`);
}

export function colourWord(letter: string): string {
  return t("trading-colour", { letter });
}

export function actionWord(action: string): string {
  return gameText(`action-${action}`);
}

/** What is wanted, and traded for: "the money". */
export function wishWord(action: string): string {
  return gameText(`wish-${action}`);
}

export function eventName(card: string): string {
  return gameText(`card-${card}`);
}

export function eventAbout(card: string): string {
  return gameText("about-card", { card });
}

export function scoreWords(amount: number): string {
  return gameText("amount", { number: amount });
}

export function cardWords(card: string): string {
  const { gems, value, workers } = parseCard(card);
  return gameText("dealt-card", {
    gems: gemsWords(gems),
    score: scoreWords(value),
    workers: workers ? gameText("workers", { number: workers }) : "",
  });
}
