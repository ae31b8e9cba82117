// Moves of the trading games as their buttons say them, and what a hint speaks of.
import { t, words, type Args } from "../../words/words.svelte";
import type { MoveWords } from "../props";
import { actionWord, colourWord, eventName, gemsWords, oneWord, wishWord } from "./speech";
import { isLetter, LETTERS, type TradingView } from "./view";

/** The gems of letters such as `rrb`, in words. */
function lettersWords(letters: string): string {
  return gemsWords(LETTERS.map((letter) => letters.split(letter).length - 1));
}

export const move: MoveWords<Pick<TradingView, "decision" | "offer" | "using">> = (
  move,
  { decision, offer, using },
  names,
) => {
  const [give = "", take] = move.split(">");
  if (isLetter(move)) return colourWord(move);
  if (decision === "which-event") return t(`trading-${move}`);
  if (move === "accept") return t("trading-accept", { gems: gemsWords(offer ?? []) });
  if (move === "decline" || move === "use" || move === "forgo") return t(`trading-${move}`);
  if (using === "remove")
    return words.list(
      [...move.matchAll(/(\d)(.)/g)].map(([, seat, letter = ""]) => `${names[Number(seat)]}: ${oneWord(letter)}`),
    );
  if (using === "swap" && take)
    return t("trading-swap-do", {
      mine: oneWord(give),
      theirs: oneWord(take.slice(1)),
      name: names[Number(take[0])] ?? "",
    });
  if (take !== undefined)
    return give
      ? t("trading-exchange-do", { mine: oneWord(give), theirs: lettersWords(take) })
      : t("trading-exchange-take-do", { theirs: lettersWords(take) });
  return /\d/.test(move) ? t("trading-offer", { gems: gemsWords(move) }) : actionWord(move);
};

export function about({ gems, card, action, ...others }: Args): Args {
  return {
    ...others,
    gems: lettersWords(String(gems)),
    card: card ? eventName(String(card)) : "",
    action: action ? wishWord(String(action)) : "",
  };
}
