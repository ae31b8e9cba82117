// The decisions of the two trading games, and the component that asks for each.
import type { Component } from "svelte";
import type { ChoiceProps } from "../../games/props";
import Bid from "./Bid.svelte";
import Choose from "./Choose.svelte";
import Exchange from "./Exchange.svelte";
import Guess from "./Guess.svelte";
import Instant from "./Instant.svelte";
import PickColour from "./PickColour.svelte";
import WhichEvent from "./WhichEvent.svelte";

export const DECISIONS = [
  "choose",
  "guess",
  "guess-again",
  "open-trade",
  "last-offer",
  "answer",
  "which-event",
  "instant-card",
  "exchange",
  "take-one",
] as const;
export type Decision = (typeof DECISIONS)[number];

export const registry: Record<Decision, Component<ChoiceProps>> = {
  choose: Choose,
  guess: Guess,
  "guess-again": Guess,
  "open-trade": Bid,
  "last-offer": Bid,
  answer: Bid,
  "which-event": WhichEvent,
  "instant-card": Instant,
  exchange: Exchange,
  "take-one": PickColour,
};

export function isDecision(name: string): name is Decision {
  return (DECISIONS as readonly string[]).includes(name);
}
