// What the page bundles is others' work: their names, versions and licences go with it, read from their own packages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const NOTICES = "third-party-notices.txt";

export interface Package {
  name: string;
  version: string;
  license: string;
  /** The text of its licence. */
  text: string;
}

const HEAD = "The page of karfunkel contains work of others, under these licences.\n";
const SAME = "The licence is that of karfunkel itself; its text is in the file LICENSE of karfunkel.";
const RULE = "-".repeat(80);

/** The folder of the package that a module lies in; none for our own. */
export function packageFolder(module: string): string | null {
  return (
    /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll("\\", "/").replace(/^\0/, ""))?.[0] ?? null
  );
}

/** The licence whose text need not be there: it is karfunkel's own. */
const OURS = "Apache-2.0";

/** What a package says of itself. One that says no licence, or has no text of it, must not be bundled. */
export function readPackage(folder: string): Package {
  const said = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string | undefined>;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const { name, version, license, author } = said;
  if (!name || !version || !license || (!file && license !== OURS)) {
    throw new Error(`${folder} does not say its name, version and licence, or lacks the text of its licence`);
  }
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : `By ${author ?? "its authors"}. ${SAME}`;
  return { name, version, license, text };
}

/** The notices of these packages, by their names. */
export function noticesOf(packages: Package[]): string {
  const parts = packages
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, version, license, text }) => `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${text}\n`);
  return [HEAD, ...parts].join("\n");
}

/** Writes the notices of all packages of which anything is in the bundle: code, styles, fonts. */
export function noticesPlugin(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "asset"
          ? file.originalFileNames.map((name) => join(import.meta.dirname, "..", name))
          : file.moduleIds,
      );
      const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null));
      const packages = [...folders].filter((folder) => existsSync(join(folder, "package.json"))).map(readPackage);
      this.emitFile({ type: "asset", fileName: NOTICES, source: noticesOf(packages) });
    },
  };
}
