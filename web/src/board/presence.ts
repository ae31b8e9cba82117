// Who of those who play is here, as the table says it to all that is drawn of it.
import { getContext, setContext } from "svelte";

/** Looking at the table; away for a moment, or at another page; gone for so long that a bot may play. */
export type Presence = "here" | "away" | "gone";
/** How it stands with a seat; null where nobody can be missed, or nothing is known. */
export type PresenceOf = (seat: number) => Presence | null;

const KEY = Symbol("presence");

export function sharePresence(of: PresenceOf): void {
  setContext(KEY, of);
}

export function sharedPresence(): PresenceOf {
  return getContext<PresenceOf | undefined>(KEY) ?? (() => null);
}
