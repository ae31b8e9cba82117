// The kinds of gems in the cave.
import type { Kind } from "../../../board/kinds";

export const GEM_KINDS = ["ruby", "emerald", "garnet", "turquoise"] as const satisfies readonly Kind[];
