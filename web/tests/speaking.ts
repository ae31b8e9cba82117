// The words of the page for tests: all Fluent files, and a browser that remembers nothing.
import { vi } from "vitest";
import { words, type Language } from "../src/words/words.svelte";

export const FILES: Record<string, string> = import.meta.glob<string>(
  ["../../src/karfunkel/words/*/*.ftl", "../../src/karfunkel/games/*/words/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export const DOCS: Record<string, string> = import.meta.glob<string>(
  ["../../docs/*.md", "../../src/karfunkel/games/*/README.md"],
  { query: "?raw", import: "default", eager: true },
);

export function page(path: string): string {
  return DOCS[`../../${path}`] ?? "";
}

/** Speak this language from now on. */
export async function speak(language: Language): Promise<void> {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await words.change(language);
}
