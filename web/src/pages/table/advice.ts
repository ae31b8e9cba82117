// A hint in the reader's words.
import type { Advice, GamePage } from "../../games/props";
import { say } from "../../games/words";
import { mayAsk, type Adviser } from "../../table/adviser.svelte";
import type { TableSnapshot } from "../../wire/types";
import { t } from "../../words/words.svelte";
import { why } from "../saying";

/** What the adviser says at this table; nothing where no hints are given. */
export function adviceOf(
  adviser: Adviser,
  shown: TableSnapshot | null,
  game: GamePage | null,
  names: readonly string[],
): Advice | undefined {
  const view = shown?.view;
  if (!view || !game || !mayAsk(shown)) return undefined;
  const { hint, refusal, busy } = adviser;
  const reason = hint && (say(`hint-${hint.why.name}`, game.about(hint.why.about, hint.why.name)) ?? t("advice-best"));
  return {
    move: hint?.thoughts[0]?.move ?? null,
    why: refusal ? why(refusal) : (reason ?? ""),
    thoughts: (hint?.thoughts ?? []).map((thought) => ({
      ...thought,
      words: game.move(thought.move, view, names, shown.viewer ?? 0),
    })),
    busy,
    ask: () => void adviser.ask(),
  };
}
