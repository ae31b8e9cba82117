// What ESLint looks for in the page; how it is set out is Prettier's work, and what is undefined is TypeScript's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/wire/types.ts", "src/games/*/declared.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"] } },
    rules: {
      "no-undef": "off",
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { "max-lines": ["error", 200] },
  },
);
