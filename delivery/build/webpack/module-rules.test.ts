import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { ROOT } from "../packages.ts";
import type { PackageManifest } from "../releases/package-manifest.ts";
import { cssRule, typescriptRule } from "./module-rules.ts";
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

/** Bundles a CSS Module that composes one of @ligate/ui. @returns the stylesheet, and the script with the class names */
async function bundleStyles(name: string, emit = true): Promise<{ css: string; classes: unknown }> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-rules-"));
  const ui = join(ROOT, "shared/ui/src/styles/blocks.module.css");
  const css = `.note { composes: visuallyHidden from "${ui}"; animation: fade 1s; }
    @keyframes fade { from { opacity: 0; } }
    @media print { .note { color: red; } }`;
  writeFileSync(join(dir, "page.module.css"), css);
  writeFileSync(join(dir, "main.js"), `export { default } from "./page.module.css";`);
  await runWebpack({
    context: dir,
    mode: "production",
    entry: "./main.js",
    output: { path: join(dir, "dist"), library: { type: "commonjs2" } },
    module: { rules: [cssRule({ name } as PackageManifest, emit)] },
    plugins: [new MiniCssExtractPlugin()],
  });
  const stylesheet = join(dir, "dist/main.css");
  return {
    css: emit ? readFileSync(stylesheet, "utf8").replaceAll(/\s+/g, " ") : "",
    classes: createRequire(import.meta.url)(join(dir, "dist/main.js")).default,
  };
}

it("puts stylesheets of @ligate/ui and of a remote into their layers, with the same class names on a server", async () => {
  const { css, classes } = await bundleStyles("mf-news");
  expect(css).toMatch(
    /^@layer ui {.*:where\(\.news-visuallyHidden-.*} @layer remote {\.news-note-.*@media print.*} $/,
  );
  expect(css).toMatch(/animation: (news-fade-\S+) 1s; } @keyframes \1 {/);
  expect(classes).toHaveProperty("note", expect.stringMatching(/^news-note-\S+ news-visuallyHidden-\S+$/));
  expect(await bundleStyles("mf-news", false)).toEqual({ css: "", classes });
});

it("puts the shell's own stylesheets into no layer, so that they win over those of remotes", async () => {
  expect((await bundleStyles("shell")).css).toMatch(/^@layer ui {.*} ?\.shell-note-/);
});
