// How a table stands, in the words of the bar above it.
import type { LiveTable } from "../../table/live.svelte";
import { toAct } from "../../table/seats";
import type { State } from "../../wire/socket";
import { t, words } from "../../words/words.svelte";

/** Whom all wait for, or what else is to be known; nothing while something is being shown. */
export function standingOf(table: LiveTable, line: State, names: readonly string[], asked: boolean): string {
  if (line !== "open") return t(line === "refused" ? "table-line-refused" : "table-line-away");
  const shown = table.stage.drawn?.shown;
  if (!shown) return "";
  if (shown.stage === "open") return t("wait-title");
  if (shown.stage !== "running") return t(shown.stage === "over" ? "end-title" : "table-closed");
  if (asked) return t("table-your-turn");
  const acting = toAct(shown);
  if (!table.stage.settled || acting.length === 0) return "";
  const called = acting.map((seat) => (seat === shown.viewer ? t("table-you") : (names[seat] ?? "")));
  return t("table-waiting", { names: words.list(called) });
}
