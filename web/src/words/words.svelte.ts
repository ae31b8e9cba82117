// All words of the page, in the language of the reader, which can be changed at any time.
import { load, scopes } from "virtual:words";
import { keep, recall } from "../storage";
import { sentence, type Args, type Catalogue, type Numbers } from "./sentence";

export type { Args };

export const LANGUAGE_NAMES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
};
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

const STORED = "language";
const AGAIN = 3000;

/** The first of these languages that the page speaks; `de-AT` is spoken as `de`. */
export function spokenOf(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGE_NAMES);
  return (found as Language | undefined) ?? "en";
}

/**
 * What a word of a game is called among all words. Those of installed games cannot be taken for words of the house, whatever
 * a game is called: no name of Fluent has a colon.
 */
export function idIn(scope: string, id: string): string {
  return `${scope}${scopes.includes(scope) ? "-" : ":"}${id}`;
}

/** What is known of a language. */
interface Speech {
  words: Catalogue;
  numbers: Numbers;
  percent: Intl.NumberFormat;
  lists: Record<"conjunction" | "unit", Intl.ListFormat>;
}

function speech(language: Language, words: Catalogue): Speech {
  return {
    words,
    numbers: { plural: new Intl.PluralRules(language), format: new Intl.NumberFormat(language) },
    percent: new Intl.NumberFormat(language, { style: "percent" }),
    lists: {
      conjunction: new Intl.ListFormat(language),
      unit: new Intl.ListFormat(language, { type: "unit", style: "short" }),
    },
  };
}

class Words {
  language = $state<Language>("en");
  #speech = $state.raw<Speech | null>(null);
  #scopes = $state.raw<readonly string[]>([]);

  /** Speak the language that was chosen before, or the browser's. Without words there is nothing to say, so it insists. */
  async begin(): Promise<void> {
    const chosen = recall(STORED);
    const language = spokenOf(chosen ? [chosen] : navigator.languages);
    for (;;) {
      try {
        return await this.#speak(language);
      } catch {
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  /** Speak another language from now on. */
  async change(language: Language): Promise<void> {
    keep(STORED, language);
    await this.#speak(language);
  }

  async #speak(language: Language): Promise<void> {
    this.#speech = speech(language, await load(language));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load what is kept aside too, the rules or the lessons: few read them, and they are long. */
  async loadAside(kind: "rules" | "lesson"): Promise<void> {
    this.add(await load(`${this.language}-${kind}`));
  }

  /** Know more words of the present language. */
  add(more: Catalogue): void {
    if (this.#speech) this.#speech = { ...this.#speech, words: { ...this.#speech.words, ...more } };
  }

  /** Look the words of games up in these scopes from now on, the first of them first. */
  enter(scopes: readonly string[]): void {
    this.#scopes = scopes;
  }

  /** What a word of the game at hand is called among all words; without any, as it would be called in its own. */
  ofGame(id: string): string {
    const [own = "", ...others] = this.#scopes.map((scope) => idIn(scope, id));
    return [own, ...others].find((one) => this.has(one)) ?? own;
  }

  has(id: string): boolean {
    return this.#speech !== null && id in this.#speech.words;
  }

  text(id: string, args: Args): string {
    if (!this.#speech) return "";
    const pattern = this.#speech.words[id];
    return pattern === undefined ? `⟨${id}⟩` : sentence(pattern, args, this.#speech.numbers);
  }

  /** A number as the language writes it. */
  number(value: number): string {
    return this.#speech?.numbers.format.format(value) ?? "";
  }

  /** A part of 1: "43 %". */
  percent(part: number): string {
    return this.#speech?.percent.format(part) ?? "";
  }

  /** "Anna, Ben and Cleo"; as a unit "2 red, 1 blue". */
  list(parts: readonly string[], type: "conjunction" | "unit" = "conjunction"): string {
    return this.#speech?.lists[type].format(parts) ?? "";
  }
}

export const words = new Words();

/** The words of this name in the language of the reader. */
export function t(id: string, args: Args = {}): string {
  return words.text(id, args);
}

/** Whether the game at hand, or the library it comes from, has words of this name. */
export function hasGameText(id: string): boolean {
  return words.has(words.ofGame(id));
}

/** Words of the game at hand, or of the library it comes from. */
export function gameText(id: string, args: Args = {}): string {
  return words.text(words.ofGame(id), args);
}
