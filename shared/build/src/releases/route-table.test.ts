import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPages } from "./route-table.ts";

function routesFile(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "ligate-routes-")), "routes.ts");
  writeFileSync(file, `export const routes = ${source};`);
  return file;
}

it("gives every page its full address, and the query that it reads", async () => {
  const pages = await readPages(
    routesFile(`[
      { id: "home", index: true, lazy: () => 0 },
      { path: "blog", children: [{ id: "blog", index: true, lazy: () => 0 }, { id: "post", path: ":id", handle: { query: ["q"] }, lazy: () => 0 }] },
    ]`),
  );
  expect(pages).toEqual([
    { id: "home", path: "/", query: [] },
    { id: "blog", path: "/blog", query: [] },
    { id: "post", path: "/blog/:id", query: ["q"] },
  ]);
});

it("refuses a page without an id", async () => {
  await expect(readPages(routesFile(`[{ path: "blog", lazy: () => 0 }]`))).rejects.toThrow("/blog has no id");
});
