import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Configuration } from "webpack";
import { typescriptRule } from "./module-rules.ts";
import { RecordSharedUsage } from "./record-shared-usage.ts";
import { runWebpack } from "./run-webpack.ts";

/** Builds these modules, the first of which is the entry. @returns what the build uses of shared modules */
async function build(files: Record<string, string>, options: Configuration = {}) {
  const context = mkdtempSync(join(tmpdir(), "ligate-usage-"));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    writeFileSync(join(context, file), source);
  }
  const usage = new RecordSharedUsage();
  await runWebpack({
    context,
    mode: "production",
    entry: `./${Object.keys(files)[0]}`,
    experiments: { outputModule: true },
    output: { path: join(context, "dist"), module: true, library: { type: "module" } },
    resolve: { extensions: [".ts", ".js"] },
    module: { rules: [typescriptRule(false)] },
    plugins: [usage],
    ...options,
  });
  return usage;
}

const EXTERNAL: Configuration = { externals: [/^(@ligate\/platform\/|react$)/], externalsType: "module" };
const importsOf = async (files: Record<string, string>) => (await build(files, EXTERNAL)).imports;

it("records the imported names and members of each module, sorted", async () => {
  const imports = await importsOf({
    "a.ts": `
      import { useCart, cart as theCart } from "@ligate/platform/cart";
      import { api } from "@ligate/platform/api";
      console.log(theCart.add(), useCart(), api.get("/"));`,
  });
  expect(imports).toEqual({
    "@ligate/platform/api": ["api.get"],
    "@ligate/platform/cart": ["cart.add", "useCart"],
  });
});

it("records the names that are used of a namespace, or the whole namespace", async () => {
  const imports = await importsOf({
    "a.ts": `
      import * as carts from "@ligate/platform/cart";
      import * as session from "@ligate/platform/session";
      console.log(carts.useCart(), session);`,
  });
  expect(imports).toEqual({ "@ligate/platform/cart": ["useCart"], "@ligate/platform/session": ["*"] });
});

it("records a name that another module exports again", async () => {
  const imports = await importsOf({
    "a.ts": `import { useCart } from "./b.ts"; console.log(useCart);`,
    "b.ts": `export { cart, useCart } from "@ligate/platform/cart"; export * from "@ligate/platform/head";`,
  });
  expect(imports["@ligate/platform/cart"]).toEqual(["useCart"]);
});

it("records dynamic imports", async () => {
  const imports = await importsOf({
    "a.ts": `import("@ligate/platform/cart").then(console.log);`,
  });
  expect(imports).toEqual({ "@ligate/platform/cart": ["*"] });
});

it("records neither types nor code that the build drops", async () => {
  const imports = await importsOf({
    "a.ts": `
      import type { Location } from "@ligate/platform/router";
      import { type LineToAdd, cart } from "@ligate/platform/cart";
      import { unused } from "./b.ts";
      export const line = (line: LineToAdd, _: Location) => cart.add([line]);`,
    "b.ts": `import { Head } from "@ligate/platform/head"; export const unused = () => Head; export const used = 1;`,
    "package.json": `{ "sideEffects": false }`,
  });
  expect(imports).toEqual({ "@ligate/platform/cart": ["cart.add"] });
});

it("records names of React, however it is imported, but not other modules", async () => {
  const imports = await importsOf({
    "a.ts": `
      import { useState } from "react";
      import React from "react";
      import * as all from "react";
      import { other } from "./b.ts";
      console.log(useState, React.memo, all.Children.map, other);`,
    "b.ts": `export const other = 1;`,
  });
  expect(imports).toEqual({ react: ["Children.map", "memo", "useState"] });
});

it("records what the bundled shared modules export", async () => {
  const usage = await build({
    "a.ts": `import * as cart from "@ligate/platform/cart"; import * as react from "react"; console.log(cart, react);`,
    "node_modules/@ligate/platform/cart.js": `
      export { Link } from "./router.js"; export const cart = 1; export function useCart() {}`,
    "node_modules/@ligate/platform/router.js": `export const Link = 1; export const NavLink = 2;`,
    "node_modules/react/index.js": `export const useState = 1;`,
  });
  expect(usage.exports).toEqual({
    "@ligate/platform/cart": ["Link", "cart", "useCart"],
    react: ["useState"],
  });
});

it("records no exports of modules that the host provides", async () => {
  const usage = await build(
    { "a.ts": `import { cart } from "@ligate/platform/cart"; console.log(cart);` },
    EXTERNAL,
  );
  expect(usage.exports).toEqual({});
});
