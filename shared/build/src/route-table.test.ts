import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPages } from "./route-table.ts";

function routesFile(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "ligate-routes-")), "routes.ts");
  writeFileSync(file, `export const routes = ${source};`);
  return file;
}

it("gives every page its full address", async () => {
  const pages = await readPages(
    routesFile(`[
      { id: "home", index: true, lazy: () => 0 },
      { path: "blog", children: [{ id: "blog", index: true, lazy: () => 0 }, { id: "post", path: ":id", lazy: () => 0 }] },
    ]`),
  );
  expect(pages).toEqual([
    { id: "home", path: "/" },
    { id: "blog", path: "/blog" },
    { id: "post", path: "/blog/:id" },
  ]);
});

it("refuses a page without an id", async () => {
  await expect(readPages(routesFile(`[{ path: "blog", lazy: () => 0 }]`))).rejects.toThrow("/blog has no id");
});
