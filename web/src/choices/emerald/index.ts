// One component for each decision of Emerald.
import type { Component } from "svelte";
import type { Decision } from "../../games/emerald/view";
import type { ChoiceProps } from "../../games/props";
import Bribe from "./Bribe.svelte";
import Card from "./Card.svelte";
import Catch from "./Catch.svelte";
import Knight from "./Knight.svelte";

export interface EmeraldChoiceProps extends ChoiceProps {
  /** The move that is being looked at, here or in the picture. */
  aim: string | null;
  onaim: (move: string | null) => void;
}

export const CHOICES: Record<Decision, Component<EmeraldChoiceProps>> = {
  knight: Knight,
  card: Card,
  catch: Catch,
  bribe: Bribe,
};
