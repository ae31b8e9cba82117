// Moves of Emerald as their buttons say them, and what a hint speaks of.
import { t, type Args } from "../../words/words.svelte";
import type { MoveWords } from "../props";
import { previewOf } from "./preview";
import { cardWords, placeWords } from "./tell";
import { readKnight, stackAt, type View } from "./view";

export const move: MoveWords<View> = (move, view, names, seat) => {
  if (move === "nest" || move === "stop") return t(`emerald-${move}`);
  if (move.startsWith("bribe")) return t("emerald-bribe", { card: cardWords("gold", move.slice(5)) });
  const { place, colour } = readKnight(move);
  if (move === "gold" || move === "gem")
    return t("emerald-take", { card: cardWords(move, stackAt(view, move, view.taking ?? 0).open ?? "") });
  if (view.decision === "catch")
    return t("emerald-catch", { name: names[Number(place)] ?? "", you: Number(place) === seat ? "yes" : "no" });
  return t("emerald-move", {
    from: placeWords(place),
    to: placeWords(previewOf(view, move)?.to ?? ""),
    colour: colour ?? "none",
  });
};

export function about({ gem, kind, ...others }: Args): Args {
  return { ...others, gem: gem ? cardWords("gem", String(gem)) : "", kind: cardWords("gem", String(kind)) };
}
