// All words of the page, from the Fluent files that the Python side shares. The language can be changed at any time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
};

const files = import.meta.glob<string>("../../../src/karfunkel/words/*/*.ftl", { query: "?raw", import: "default" });
const STORED = "karfunkel.language";

export type Args = Record<string, FluentVariable>;

async function bundle(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`) && !path.endsWith("/rules.ftl"));
  for (const text of await Promise.all(own.map(([, load]) => load()))) made.addResource(new FluentResource(text));
  return made;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Speak the language that was chosen before, or the browser's. */
  async begin(): Promise<void> {
    const chosen = localStorage.getItem(STORED);
    const wanted = chosen ? [chosen] : [...navigator.languages];
    const [found] = negotiateLanguages(wanted, [...LANGUAGES], { defaultLocale: "en", strategy: "lookup" });
    await this.#speak((found ?? "en") as Language);
  }

  /** Speak another language from now on. */
  async change(language: Language): Promise<void> {
    localStorage.setItem(STORED, language);
    await this.#speak(language);
  }

  async #speak(language: Language): Promise<void> {
    this.#bundle = await bundle(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the rules too; few read them, and they are long. */
  async loadRules(): Promise<void> {
    const [load] = Object.entries(files).filter(([path]) => path.endsWith(`/${this.language}/rules.ftl`)).map(([, one]) => one);
    if (!load || !this.#bundle) return;
    const whole = await bundle(this.language);
    whole.addResource(new FluentResource(await load()));
    this.#bundle = whole;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  text(id: string, args: Args = {}): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return this.#bundle ? `⟨${id}⟩` : "";
    return this.#bundle.formatPattern(message.value, args);
  }
}

export const words = new Words();

/** The words of this name in the language of the reader. */
export function t(id: string, args: Args = {}): string {
  return words.text(id, args);
}
