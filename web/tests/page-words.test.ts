import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "de", "fr", "nl"];
const WORDS = import.meta.glob<string>("../../src/karfunkel/words/*/page.ftl", { query: "?raw", import: "default", eager: true });
const pages = import.meta.glob<string>("../src/pages/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

function messages(language: string): string[] {
  const bundle = new FluentBundle(language);
  const errors = bundle.addResource(new FluentResource(WORDS[`../../src/karfunkel/words/${language}/page.ftl`] ?? ""));
  expect(errors).toEqual([]);
  return [...bundle._messages.keys()].toSorted();
}

describe("the words of the page", () => {
  const english = messages("en");

  it.each(LANGUAGES.slice(1))("are all there in %s", (language) => {
    expect(messages(language)).toEqual(english);
  });

  it("are all that the page says", () => {
    const said = Object.values(pages).flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1]));
    expect([...new Set(said)].filter((id) => !english.includes(id ?? ""))).toEqual([]);
  });
});
