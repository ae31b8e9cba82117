// The question that is asked, and what is being waited for, in words.
import { gameText, t, words, type Args } from "../../words/words.svelte";
import type { Ask } from "../props";
import { actionWord, eventName, gemsWords, wishWord } from "./speech";
import { canOffer } from "./offers";
import { traders, type TradingView } from "./view";

function otherTrader(view: TradingView, seat: number): number {
  const pair = traders(view);
  if (pair) return pair[0] === seat ? pair[1] : pair[0];
  return view.players === 2 ? 1 - seat : -1;
}

function argsOf(view: TradingView, names: readonly string[], seat: number): Args {
  const other = names[otherTrader(view, seat)] ?? "";
  return {
    name: other,
    other,
    action: wishWord(view.doing ?? "money"),
    gems: gemsWords(view.offer ?? []),
    card: view.using ? eventName(view.using) : "",
  };
}

/** What the viewer is asked now. */
export function question(view: TradingView, names: readonly string[], seat: number, ask: Ask): string {
  const args = argsOf(view, names, seat);
  switch (ask.decision) {
    case "choose":
      return gameText(view.players === 2 ? "decision-choose-active" : "decision-choose", args);
    case "guess-again":
      return gameText("decision-guess-again", { ...args, action: actionWord(view.guesses?.at(-1) ?? "money") });
    case "answer":
      return t(canOffer(ask.choices) ? "trading-decision-answer" : "trading-decision-answer-forced", args);
    case "exchange":
      return t(
        ask.moves.some((move) => move.startsWith(">")) ? "trading-decision-exchange-free" : "trading-decision-exchange",
      );
    default:
      return gameText(`decision-${ask.decision}`, args);
  }
}

/** Whom all are waiting for, and what for. */
export function waiting(view: TradingView, names: readonly string[], me: number | null): string {
  if (view.over || view.to_act.length === 0 || view.decision === null) return "";
  const [seat = 0] = view.to_act;
  const decision = view.decision === "guess-again" ? "guess" : view.decision;
  const args = {
    ...argsOf(view, names, seat),
    names: words.list(view.to_act.map((one) => names[one] ?? "")),
    count: view.to_act.length,
    otherme: otherTrader(view, seat) === me ? "yes" : "no",
  };
  return gameText(`waiting-${decision}`, args);
}
