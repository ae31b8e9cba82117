import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { noticesPlugin } from "./plugins/notices.ts";
import { squeezePlugin } from "./plugins/squeeze.ts";
import { wordsPlugin } from "./plugins/words.ts";

// The class that keeps the styles of a component to itself is its number among all of them: short, and always the same.
const SOURCES = join(import.meta.dirname, "src");
const components = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .sort();
const cssHash = ({ filename }: { filename: string }): string =>
  `s${components.indexOf(relative(SOURCES, filename)).toString(36)}`;

/** What games bring is loaded when it is needed, a chunk for each folder; but for posters and the pieces they show. */
const GAMES = join(SOURCES, "games");
const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const chunks = folders.map((name) => ({
  name,
  test: new RegExp(`src/games/${name}/(?!Poster|pieces/)`),
  // What several games use comes first, so that it is not taken for a part of one of them.
  priority: existsSync(join(GAMES, name, "index.ts")) ? 0 : 1,
}));
const FLUENT = { name: "fluent", test: /@fluent\/|words\/fluent/, priority: 1 };
/** Pages that few visit, each with what only it needs, also of a game. */
const ASIDE = ["lesson", "rules", "decks"].map((name) => ({
  name,
  test: new RegExp(`src/(pages|table|games/[a-z]+)/${name}[/.]`),
  priority: 3,
}));
const lazy = [...chunks, FLUENT, ...ASIDE];

// The built page goes into the Python package, which serves it and carries it in its wheel.
export default defineConfig({
  plugins: [
    wordsPlugin(),
    svelte({ configFile: false, compilerOptions: { cssHash, discloseVersion: false } }),
    noticesPlugin(),
    squeezePlugin(),
  ],
  base: "/",
  build: {
    outDir: "../src/karfunkel/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few large files compress better than many small ones: the page, and the tables, which are loaded when needed.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "page", test: (id) => !lazy.some(({ test }) => test.test(id)), priority: 4 }, ...lazy],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "node", include: [process.env.TOLD ? "tests/told.compare.ts" : "tests/**/*.test.ts"] },
});
