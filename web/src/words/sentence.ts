// Sentences out of patterns: text, what is put into it, and the ways in which it depends on that.

/** What stands in a sentence: texts, and numbers, by which its form may depend. */
export type Args = Record<string, string | number>;

/** A text; a gap for an argument; or a choice by an argument: its name, the usual way, and all ways by their keys. */
export type Part = string | [name: string] | [name: string, usual: string, ways: Record<string, Pattern>];
export type Pattern = string | Part[];
export type Catalogue = Record<string, Pattern>;

/** How a language counts and writes numbers. */
export interface Numbers {
  plural: Intl.PluralRules;
  format: Intl.NumberFormat;
}

/** The way a number or a text leads: itself, or, for a number, its form of plural. */
function way(
  ways: Record<string, Pattern>,
  usual: string,
  value: string | number | undefined,
  { plural }: Numbers,
): Pattern {
  const form = typeof value === "number" ? ways[plural.select(value)] : undefined;
  return ways[String(value)] ?? form ?? ways[usual] ?? "";
}

export function sentence(pattern: Pattern, args: Args, numbers: Numbers): string {
  if (typeof pattern === "string") return pattern;
  let said = "";
  for (const part of pattern) {
    if (typeof part === "string") said += part;
    else {
      const value = args[part[0]];
      if (part.length === 3) said += sentence(way(part[2], part[1], value, numbers), args, numbers);
      else said += typeof value === "number" ? numbers.format.format(value) : (value ?? `⟨${part[0]}⟩`);
    }
  }
  return said;
}
