import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import webpack from "webpack";
import { RecordComponents } from "./record-components.ts";
import { runWebpack } from "./run-webpack.ts";

async function build(files: Record<string, string>) {
  const context = mkdtempSync(join(tmpdir(), "ligate-components-"));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    writeFileSync(join(context, file), source);
  }
  const recorded = new RecordComponents();
  const output = { path: join(context, "dist") };
  await runWebpack({ context, mode: "production", entry: "./a.js", output, plugins: [recorded] });
  return recorded.components;
}

const aPackage = (fields: object) => JSON.stringify({ version: "1.0.0", ...fields });

it("records the packages of a build's modules and webpack's runtime, sorted", async () => {
  const components = await build({
    "package.json": aPackage({ name: "own", license: "Apache-2.0" }),
    "a.js": `import { used } from "@z/used"; import inner from "inner"; import { b } from "./b.js"; console.log(used, inner, b);`,
    "b.js": `import "sub/esm/index.js"; export const b = 1;`,
    "node_modules/@z/used/package.json": aPackage({ name: "@z/used", license: "(MIT OR GPL-2.0)" }),
    "node_modules/@z/used/index.js": "export const used = Math.random();",
    "node_modules/inner/package.json": aPackage({ name: "inner", license: { type: "MIT" } }),
    "node_modules/inner/index.js": "module.exports = 1;",
    "node_modules/sub/package.json": aPackage({ name: "sub", version: "2.0.0", license: "ISC" }),
    "node_modules/sub/esm/package.json": aPackage({ name: "sub/esm", type: "module" }),
    "node_modules/sub/esm/index.js": "console.log(1);",
    "node_modules/unused/package.json": aPackage({ name: "unused", license: "MIT" }),
    "node_modules/unused/index.js": "console.log(2);",
  });
  expect(components).toEqual([
    { name: "@z/used", version: "1.0.0", license: "(MIT OR GPL-2.0)" },
    { name: "inner", version: "1.0.0" },
    { name: "sub", version: "2.0.0", license: "ISC" },
    { name: "webpack", version: webpack.version, license: "MIT" },
  ]);
});
