// Small things that all pages put into words: refusals, lists, times.
import { Refusal } from "../wire/api";
import { t, words } from "../words/words.svelte";

/** Why something was refused, in the reader's language. */
export function why(refusal: Refusal): string {
  const id = `error-${refusal.code}`;
  return t(words.has(id) ? id : "error-other", { reason: refusal.message });
}

export function whyNot(error: unknown): string {
  return why(error instanceof Refusal ? error : new Refusal("broken", String(error)));
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago a time is: "5 minutes ago". */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, length]) => now - time >= length) ?? ["second", 1000];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor((now - time) / length), unit);
}

/** A time on a clock: 1:05, or days and hours. */
export function clockTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
