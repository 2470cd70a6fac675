import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { typescriptRule } from "./module-rules.ts";
import { runWebpack } from "./run-webpack.ts";

/** Bundles a module in a new folder. @returns the names of its files, with the hash of the module before it is minified */
async function bundle(): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-rules-"));
  writeFileSync(join(dir, "main.ts"), "const count: number = 1; console.log(count);");
  await runWebpack({
    context: dir,
    mode: "production",
    devtool: "hidden-source-map",
    entry: "./main.ts",
    output: { path: join(dir, "dist"), filename: "[name].[contenthash].js" },
    module: { rules: [typescriptRule(false)] },
    // The real hash is that of the minified content.
    optimization: { minimize: false, realContentHash: false },
  });
  return readdirSync(join(dir, "dist"));
}

it("gives a module the same hash in every folder", async () => {
  const files = await bundle();
  expect(files).toHaveLength(2);
  expect(await bundle()).toEqual(files);
});
