// The words of the page: what the build makes of them says the same as Fluent itself.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { catalogue } from "../src/words/fluent";
import { sentence } from "../src/words/sentence";
import { LANGUAGES, spokenOf } from "../src/words/words.svelte";
import { FILES } from "./speaking";

/** Arguments with which every choice of a message is met at least once. */
function samples(text: string): Record<string, string | number>[] {
  const names = [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ""))];
  const keys = [...new Set([...text.matchAll(/\[([\w-]+)\]/g)].map((match) => match[1] ?? ""))];
  const numbers = [0, 1, 2, 5, 1234];
  const values = [...keys.filter((key) => !/^\d+$/.test(key)), "Anna", ...numbers];
  return values.map((value, at) => Object.fromEntries(names.map((name, other) => [name, values[(at + 3 * other) % values.length] ?? value])));
}

describe.each(LANGUAGES)("the words in %s", (language) => {
  const numbers = { plural: new Intl.PluralRules(language), format: new Intl.NumberFormat(language) };

  it("say what Fluent says", () => {
    const texts = Object.entries(FILES).filter(([path]) => new RegExp(`/${language}(/|\\.ftl$)`).test(path));
    expect(texts.length).toBeGreaterThan(4);
    for (const [, text] of texts) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      for (const [id, pattern] of Object.entries(catalogue(text))) {
        const source = text.slice(text.search(new RegExp(`^${id} =`, "m"))).split(/\n(?=[a-z#])/)[0] ?? "";
        for (const args of samples(source)) {
          const value = bundle.getMessage(id)?.value ?? "";
          expect(sentence(pattern, args, numbers), `${id} ${JSON.stringify(args)}`).toBe(bundle.formatPattern(value, args));
        }
      }
    }
  });
});

describe("a message that the page cannot say", () => {
  it("is refused when the page is built", () => {
    expect(() => catalogue("a = { NUMBER($b) }")).toThrow("cannot say");
    expect(() => catalogue("a = { b }")).toThrow("cannot say");
  });
});

describe("the language", () => {
  it("is the first that the page speaks", () => {
    expect(spokenOf(["pt-BR", "de-AT", "en"])).toBe("de");
    expect(spokenOf(["nl"])).toBe("nl");
    expect(spokenOf(["ja"])).toBe("en");
    expect(spokenOf([])).toBe("en");
  });
});
