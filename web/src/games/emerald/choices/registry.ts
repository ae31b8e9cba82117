// The decisions of Emerald, and the component that asks for each.
import type { DecisionName } from "../declared";
import type { ChoiceProps } from "../../props";
import type { Choices } from "../../../choices/choices";
import Bribe from "./Bribe.svelte";
import Card from "./Card.svelte";
import Catch from "./Catch.svelte";
import Knight from "./Knight.svelte";

export interface Aiming {
  /** The move that is being looked at, here or in the picture. */
  aim: string | null;
  onaim: (move: string | null) => void;
}

export type EmeraldChoiceProps = ChoiceProps & Aiming;

export const CHOICES: Choices<Aiming> = {
  knight: Knight,
  card: Card,
  catch: Catch,
  bribe: Bribe,
} satisfies Record<DecisionName, unknown>;
