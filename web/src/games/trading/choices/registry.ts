// The decisions of the trading games, and the component that asks for each.
import type { DecisionName } from "../declared";
import type { Choices } from "../../../choices/choices";
import Bid from "./Bid.svelte";
import Choose from "./Choose.svelte";
import Exchange from "./Exchange.svelte";
import Guess from "./Guess.svelte";
import Instant from "./Instant.svelte";
import PickColour from "./PickColour.svelte";
import WhichEvent from "./WhichEvent.svelte";

export const CHOICES: Choices = {
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
} satisfies Record<DecisionName, unknown>;
