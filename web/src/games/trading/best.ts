// Who did what best: most from majorities, most from the cards of the rounds, most trades won.
import { mostOf, sums } from "../../table/best";
import type { Best } from "../props";
import { amountOf } from "./along";
import type { GameEvent } from "./declared";
import type { TradingView } from "./view";

type Earned = Extract<GameEvent, { event: "earned" }>;
const OF_A_ROUND = new Set(["gem-card", "card"]);

export function best(events: readonly GameEvent[], view: TradingView): Best[] {
  const players = view.gems.length;
  const earned = events.filter((one): one is Earned => one.event === "earned");
  const from = (wanted: (why: string) => boolean): number[] =>
    sums(
      players,
      earned.filter((one) => wanted(one.for)),
      ({ seat }) => seat,
      amountOf,
    );
  const accepted = events.filter((one) => one.event === "accepted");
  const found = [
    mostOf(
      "majorities",
      from((why) => why.startsWith("majority-")),
    ),
    mostOf(
      "rounds",
      from((why) => OF_A_ROUND.has(why)),
    ),
    mostOf(
      "trades",
      sums(
        players,
        accepted,
        ({ of }) => of,
        () => 1,
      ),
    ),
  ];
  return found.filter((one) => one !== null);
}
