// The words of the page: what the build makes of them says the same as Fluent itself.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { boardOf, loadBoard, PATIENCE } from "../src/games/general/board";
import { loadWords } from "../src/games/outside";
import { titleOf } from "../src/games/words";
import { api } from "../src/wire/api";
import { catalogue } from "../src/words/fluent";
import { sentence } from "../src/words/sentence";
import { gameText, hasGameText, LANGUAGES, spokenOf, t, words } from "../src/words/words.svelte";
import { FILES, speak } from "./speaking";

/** Arguments with which every choice of a message is met at least once. */
function samples(text: string): Record<string, string | number>[] {
  const names = [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ""))];
  const keys = [...new Set([...text.matchAll(/\[([\w-]+)\]/g)].map((match) => match[1] ?? ""))];
  const numbers = [0, 1, 2, 5, 1234];
  const values = [...keys.filter((key) => !/^\d+$/.test(key)), "Anna", ...numbers];
  return values.map((value, at) =>
    Object.fromEntries(names.map((name, other) => [name, values[(at + 3 * other) % values.length] ?? value])),
  );
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
          expect(sentence(pattern, args, numbers), `${id} ${JSON.stringify(args)}`).toBe(
            bundle.formatPattern(value, args),
          );
        }
      }
    }
  });
});

/** Messages in all languages, and what they say: tests/test_fluent_compiler.py reads the same. */
interface Said {
  language: string;
  message: string;
  said: [string | number, string][];
}
const [SAID = []] = Object.values(
  import.meta.glob<Said[]>("../../tests/sentence_cases.json", { import: "default", eager: true }),
);

describe("sentences of the page and of the terminal", () => {
  it.each(SAID)("are the same: $language, $message", ({ language, message, said }) => {
    const numbers = { plural: new Intl.PluralRules(language), format: new Intl.NumberFormat(language) };
    const pattern = catalogue(`m = ${message}`)["m"] ?? "";
    for (const [n, expected] of said) expect(sentence(pattern, { n }, numbers)).toBe(expected);
  });

  it("are told in every language", () => {
    expect(SAID.map(({ language }) => language).sort()).toEqual([...LANGUAGES].sort());
  });
});

describe("a message that the page cannot say", () => {
  it("is refused when the page is built", () => {
    expect(() => catalogue("a = { NUMBER($b) }")).toThrow("cannot say");
    expect(() => catalogue("a = { b }")).toThrow("cannot say");
  });
});

describe("the words of an installed game", () => {
  it("are read message by message: what the page cannot say is left out and told", () => {
    const wrong: string[] = [];
    const made = catalogue(
      "title = Mine\na = { NUMBER($b) }\nb = { title }\nc = { -term }\n-term = it\nd = { $e\nf = Fine",
      "mine",
      (id) => wrong.push(id),
    );
    expect(made).toEqual({ "mine:title": "Mine", "mine:f": "Fine" });
    expect(wrong.sort()).toEqual(["-term", "a", "b", "c", "d"]);
  });

  it("never stand for words of the house, nor these for them, whatever the game is called", async () => {
    await speak("en");
    const before = t("error-other", { reason: "it" });
    words.add(catalogue("other = Mine\ntitle = Errors", "error"));
    expect(t("error-other", { reason: "it" })).toBe(before);
    expect(titleOf("error", "?")).toBe("Errors");
    words.enter(["error"]);
    expect(gameText("other")).toBe("Mine");
    words.enter(["new"]);
    expect(words.has("new-players")).toBe(true);
    expect(hasGameText("players")).toBe(false);
    expect(titleOf("new", "New")).toBe("New");
    words.enter(["emerald"]);
    expect(gameText("title")).toBe("Emerald");
  });

  it("are asked for once, even if nothing can be read of them, and what is wrong is told once", async () => {
    await speak("en");
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const ask = vi.spyOn(api, "gameWords").mockResolvedValue("about = { b }\nscore = Points");
    for (let time = 0; time < 3; time++) await loadWords(["cracked"]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(words.has("cracked:score")).toBe(true);
    ask.mockRejectedValue(new Error("no server"));
    for (let time = 0; time < 3; time++) await loadWords(["absent"]);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe("the board of an installed game", () => {
  it("that is never loaded is left out after a while", async () => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    warn.mockClear();
    const loading = loadBoard("endless", "data:text/javascript,await new Promise(() => undefined)");
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await loading;
    vi.useRealTimers();
    expect(boardOf("endless")).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0])).toContain("the board of endless is left out: it was not loaded within 10 s");
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
