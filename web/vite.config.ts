import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built page goes into the Python package, which serves it and carries it in its wheel.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/karfunkel/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
