// Coming to a table where one is expected.
import { api } from "../wire/api";
import { router } from "./route.svelte";

/** Sit down where one still can, and go there; where nobody can sit any more, one looks on. */
export async function comeTo(table: string, replace = false): Promise<void> {
  await api.act(table, { kind: "sit" }).catch(() => undefined);
  router.go(`/t/${table}`, replace);
}
