import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWebpack } from "./run-webpack.ts";
import { StripRouteHandles } from "./strip-route-handles.ts";

/** Bundles a package whose route table has these routes. @returns the module that is bundled */
async function bundle(routes: string) {
  const context = mkdtempSync(join(tmpdir(), "ligate-strip-"));
  mkdirSync(join(context, "src"));
  writeFileSync(join(context, "src/query.js"), `export const QUERY = ["only-in-a-handle"];`);
  writeFileSync(
    join(context, "src/routes.ts"),
    `import { QUERY } from "./query.js"; export const routes = ${routes};`,
  );
  await runWebpack({
    context,
    mode: "production",
    entry: "./src/routes.ts",
    output: { path: join(context, "dist"), filename: "routes.cjs", library: { type: "commonjs2" } },
    plugins: [new StripRouteHandles()],
  });
  const source = readFileSync(join(context, "dist/routes.cjs"), "utf8");
  const module = { exports: {} as { routes: unknown } };
  new Function("module", "exports", source)(module, module.exports);
  return { source, routes: module.exports.routes };
}

it("removes handles and what only they import, and leaves the other properties", async () => {
  const { source, routes } = await bundle(`[
    { id: "first", handle: { query: QUERY }, path: "a" },
    { id: "last", path: "b", handle: { example: "/b" } },
    { handle: {} },
    { id: "parent", handle: {}, children: [{ id: "child", handle: { sitemap: true }, path: "c" }] },
    { id: "without" },
  ]`);
  expect(routes).toEqual([
    { id: "first", path: "a" },
    { id: "last", path: "b" },
    {},
    { id: "parent", children: [{ id: "child", path: "c" }] },
    { id: "without" },
  ]);
  expect(source).not.toContain("only-in-a-handle");
});
