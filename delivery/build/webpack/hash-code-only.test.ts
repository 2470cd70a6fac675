import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { HashCodeOnly } from "./hash-code-only.ts";
import { typescriptRule } from "./module-rules.ts";
import { runWebpack } from "./run-webpack.ts";

/** Builds a module. @returns the hash that webpack keeps for its source */
async function hashOf(source: string): Promise<string> {
  const context = mkdtempSync(join(tmpdir(), "ligate-hash-"));
  writeFileSync(join(context, "main.ts"), source);
  let hash = "";
  const readHash = (compiler: Compiler) =>
    compiler.hooks.done.tap("test", ({ compilation }) => {
      for (const { buildInfo } of compilation.modules) hash ||= buildInfo?.hash;
    });
  await runWebpack({
    context,
    mode: "production",
    devtool: "source-map",
    entry: "./main.ts",
    output: { path: join(context, "dist") },
    module: { rules: [typescriptRule(false)] },
    plugins: [new HashCodeOnly(), { apply: readHash }],
  });
  return hash;
}

it("hashes the code of a module, not its types", async () => {
  const hash = await hashOf("export const double = (n) => console.log(2 * n);");

  expect(hash).toMatch(/^[0-9a-f]{16,}$/);
  expect(await hashOf("export const double = (n: number): void => console.log(2 * n);")).toBe(hash);
  expect(await hashOf("export const double = (n) => console.log(3 * n);")).not.toBe(hash);
});
