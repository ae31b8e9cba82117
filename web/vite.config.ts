import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { squeezePlugin } from "./plugins/squeeze.ts";
import { wordsPlugin } from "./plugins/words.ts";

// The class that keeps the styles of a component to itself is its number among all of them: short, and always the same.
const SOURCES = join(import.meta.dirname, "src");
const components = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte")).sort();
const cssHash = ({ filename }: { filename: string }): string => `s${components.indexOf(relative(SOURCES, filename)).toString(36)}`;

const TABLES = /src\/(games|choices)\/\w+\//;

// The built page goes into the Python package, which serves it and carries it in its wheel.
export default defineConfig({
  plugins: [wordsPlugin(), svelte({ configFile: false, compilerOptions: { cssHash, discloseVersion: false } }), squeezePlugin()],
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
          groups: [
            { name: "page", test: (id) => !TABLES.test(id), priority: 1 },
            { name: "trading", test: /(trading|edelstein|basari)\// },
            { name: "emerald", test: /emerald\// },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
