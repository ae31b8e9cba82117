// The sections of a game's rules, as its words have them: rules-1-title, rules-1-text, rules-2-title …
import { idIn, t, words } from "../../words/words.svelte";

export interface Section {
  id: string;
  title: string;
  paragraphs: string[];
}

export function sectionsOf(game: string): Section[] {
  const found: Section[] = [];
  for (let number = 1; words.has(idIn(game, `rules-${number}-title`)); number++) {
    const id = idIn(game, `rules-${number}`);
    const text = words.has(`${id}-text`) ? t(`${id}-text`) : "";
    found.push({
      id: `${game}-rules-${number}`,
      title: t(`${id}-title`),
      paragraphs: text.split(/\n\s*\n/).filter(Boolean),
    });
  }
  return found;
}
