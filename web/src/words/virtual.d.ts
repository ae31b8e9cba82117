// Made by plugins/words.ts.
declare module "virtual:words" {
  /** The words of a language, such as `de`, or those of its rules, `de-rules`. */
  export function load(name: string): Promise<import("./sentence").Catalogue>;
  /** The games whose words are among them, and what games share. */
  export const scopes: readonly string[];
}
