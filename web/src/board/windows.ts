// Kinds of windows for which things are laid out differently. Styles write the same conditions out.
import { MediaQuery } from "svelte/reactivity";

/** Little room: a phone, upright or sideways. */
export const little = new MediaQuery("(max-width: 640px), (max-height: 480px)");
/** A phone held sideways: what is asked stands beside the board. */
export const sideways = new MediaQuery("(max-height: 480px) and (min-width: 560px)");
