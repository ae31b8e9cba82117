// Made by plugins/words.ts.
declare module "virtual:words" {
  /** The words of a language, such as `de`, or those of its rules, `de-rules`. */
  export function load(name: string): Promise<import("./sentence").Catalogue>;
}
