import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noticesOf, packageFolder, readPackage } from "../plugins/notices.ts";

function packed(said: Record<string, string>, files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(tmpdir(), "notices-")), "gem");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify(said));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const GEM = { name: "gem", version: "1.0", license: "MIT" };

describe("notices of what the page bundles", () => {
  it("finds the package of a module, also one inside another or of a scope", () => {
    expect(packageFolder("/web/node_modules/gem/dist/index.js")).toBe("/web/node_modules/gem");
    expect(packageFolder("/web/node_modules/@mine/gem/index.js")).toBe("/web/node_modules/@mine/gem");
    expect(packageFolder("/web/node_modules/one/node_modules/two/a.js")).toBe("/web/node_modules/one/node_modules/two");
    expect(packageFolder("C:\\web\\node_modules\\gem\\index.js")).toBe("C:/web/node_modules/gem");
    expect(packageFolder("/web/src/main.ts")).toBeNull();
  });

  it("has the name, version, licence and its text, in the order of names", () => {
    const text = noticesOf([
      readPackage(packed({ ...GEM, name: "ruby" }, { "LICENSE.md": "as you like" })),
      readPackage(packed(GEM, { LICENCE: "with thanks\n" })),
    ]);
    expect(text).toContain("gem 1.0 (MIT)");
    expect(text).toContain("with thanks");
    expect(text.indexOf("gem 1.0")).toBeLessThan(text.indexOf("ruby 1.0"));
  });

  it("refuses a package without a licence or its text, unless the text is our own", () => {
    expect(() => readPackage(packed(GEM, {}))).toThrow("licence");
    expect(() => readPackage(packed({ name: "gem", version: "1.0" }, { LICENSE: "?" }))).toThrow("licence");
    expect(readPackage(packed({ ...GEM, license: "Apache-2.0", author: "Ann" }, {})).text).toContain("Ann");
  });
});
