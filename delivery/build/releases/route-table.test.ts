import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRouteTable } from "./route-table.ts";

function writeRoutes(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "ligate-routes-")), "routes.ts");
  writeFileSync(file, `const lazy = () => 0; export const routes = ${source};`);
  return file;
}

const readSource = (source: string) => readRouteTable(writeRoutes(source));

it("returns every page with its full path and its handle", async () => {
  const { pages } = await readSource(`[
    { id: "home", index: true, handle: { sitemap: true }, lazy },
    { path: "blog", children: [
      { id: "blog", index: true, handle: { navigation: [{ menu: "footer", name: "Blog", order: 1 }] }, lazy },
      { id: "post", path: ":id", handle: { query: ["q"], example: "/blog/1?q=x" }, lazy },
    ] },
    { id: "redirect", path: "news", loader: () => 0 },
  ]`);
  expect(pages).toEqual([
    { id: "home", path: "/", query: [], sitemap: true, navigation: [] },
    {
      ...{ id: "blog", path: "/blog", query: [], sitemap: false },
      navigation: [{ menu: "footer", name: "Blog", order: 1 }],
    },
    { id: "post", path: "/blog/:id", query: ["q"], sitemap: false, navigation: [], example: "/blog/1?q=x" },
  ]);
});

it("derives the addresses of a remote from its routes, with or without a page", async () => {
  const { addresses, redirects } = await readSource(`[
    { id: "home", index: true, lazy },
    { id: "redirect", path: "news", loader: () => 0 },
    { id: "profile", path: "profile", handle: { owns: "/profile/*" }, lazy },
    { id: "orders", path: "profile/orders", loader: () => 0 },
    { id: "order", path: "profile/order/:number", lazy },
    { id: "profiles", path: "profiles", lazy },
  ]`);
  expect(addresses).toEqual(["/", "/news", "/profiles", "/profile/*"]);
  expect(redirects).toEqual(["/news", "/profile/orders"]);
});

it("reads the table again after a change", () => {
  const file = writeRoutes(`[{ id: "a", path: "a", lazy }]`);
  // In a process of its own: Jest ignores the query of an import.
  const script = `
    import { readFileSync, utimesSync, writeFileSync } from "node:fs";
    import { readRouteTable } from ${JSON.stringify(join(import.meta.dirname, "route-table.ts"))};
    const before = await readRouteTable("${file}");
    writeFileSync("${file}", readFileSync("${file}", "utf8").replaceAll('"a"', '"b"'));
    utimesSync("${file}", new Date(), new Date(Date.now() + 5_000));
    const after = await readRouteTable("${file}");
    console.log(JSON.stringify([before.addresses, after.addresses]));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  expect(JSON.parse(output)).toEqual([["/a"], ["/b"]]);
});

it.each([
  [`{ path: "blog", lazy }`, "The route /blog has no id."],
  [`{ id: "a", path: "a", handle: { exmaple: "/a" }, lazy }`, "The handle of the route /a is invalid"],
  [`{ id: "a", path: "a", handle: { owns: "/b/*" }, lazy }`, "The route /a cannot own /b/*"],
  [`{ id: "a", path: "a", handle: { owns: "/a" }, lazy }`, "has to end with /*"],
  [`{ id: "a", path: "a/:id", handle: { sitemap: true }, lazy }`, "The sitemap cannot list /a/:id"],
  [
    `{ id: "a", path: "a/:id", handle: { navigation: [{ menu: "main", name: "A", order: 1 }] }, lazy }`,
    'The link "A" to /a/:id needs `to`',
  ],
  [
    `{ id: "a", path: "a/:id", handle: { navigation: [{ menu: "main", name: "A", order: 1, to: "/b/1" }] }, lazy }`,
    'The link "A" leads to /b/1, not to the route /a/:id.',
  ],
  [
    `{ id: "a", path: "a/:id", handle: { example: "/b/1" }, lazy }`,
    "/b/1 is no example of the route /a/:id.",
  ],
  [
    `{ id: "a", path: "a/:id", handle: { example: "/a/{order}" }, lazy }`,
    "The example /a/{order} of the route /a/:id names {order}. Known are order_number, ",
  ],
])("rejects %s", async (route, message) => {
  await expect(readSource(`[${route}]`)).rejects.toThrow(message);
});
