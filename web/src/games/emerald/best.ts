// Who did what best: most gold, most gems, and who woke the dragon most often.
import { mostOf, sums } from "../../table/best";
import type { Best } from "../props";
import type { GameEvent, View } from "./view";

export function best(events: readonly GameEvent[], view: View): Best[] {
  const rolled = events.filter((one) => one.event === "rolled");
  const found = [
    mostOf(
      "gold",
      view.gold.map((cards) => (cards ?? []).reduce((sum, value) => sum + Number(value), 0)),
    ),
    mostOf(
      "gems",
      view.gems.map((cards) => cards.length),
    ),
    mostOf(
      "woken",
      sums(
        view.players,
        rolled,
        ({ seat }) => seat,
        () => 1,
      ),
    ),
  ];
  return found.filter((one) => one !== null);
}
