// What the server sends to browsers that read Brotli is made once, here, as small as it can be.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** What is compressed; fonts are already. */
const TEXT = /\.(js|css|json|html|svg)$/;
const SMALLEST = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** Puts a `.br` beside every file of text that it makes smaller. */
export function squeezePlugin(): Plugin {
  let folder = "";
  return {
    name: "squeeze",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => TEXT.test(file))) {
        const plain = readFileSync(join(folder, name));
        const squeezed = brotliCompressSync(plain, SMALLEST);
        if (squeezed.length < plain.length) writeFileSync(join(folder, `${name}.br`), squeezed);
      }
    },
  };
}
