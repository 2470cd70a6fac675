import { count as sqlCount } from "drizzle-orm";
import { testApp } from "../../../testing/test-app.ts";
import { genes } from "../genes/gene.table.ts";
import { genePaths } from "./gene-paths.ts";
import type { PublicPath } from "./public-paths.ts";

const { app, db } = testApp(() => ({ PUBLIC_URL: "https://store.example" }));

const get = (url: string) => app().inject(url);

it("disallows private paths for search engines and names the sitemap", async () => {
  const { headers, body } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("User-agent: *\n");
  expect(body).toContain("Disallow: /profile\n");
  expect(body).toContain("\nSitemap: https://store.example/sitemap.xml\n");
});

it("lists the public paths of content and products once, with the day of their last change", async () => {
  const { pages } = (await get("/public-paths")).json<{ pages: PublicPath[] }>();
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths.filter((path) => path.startsWith("/products/item/")).length).toBeGreaterThan(50);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...["/blog/8", "/products/vectors-on-shelf", "/services/lab-supplies"],
      ...["/policies/terms", "/product/featured/CT-7001", "/products/item/OE-SP-CMFXNA-H00001"],
      "/products/item/ST-2001",
    ]),
  );
  const modified = (path: string) => pages.find((page) => page.path === path)?.modified;
  const post = (await get("/api/blogs/get-blog/8/")).json<{ date_posted: string }>();
  expect(modified("/blog/8")).toBe(post.date_posted);
  expect(modified("/services/lab-supplies")).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it("lists the paths of all genes on pages", async () => {
  const { count, modified } = (await get("/public-paths/genes")).json();
  expect(count).toBe(1);
  expect(modified).toMatch(/^\d{4}-\d\d-\d\d$/);

  const first = (await get("/public-paths/genes/1")).json<{ paths: string[]; modified: string }>();
  expect(first.modified).toBe(modified);
  expect(first.paths).toEqual(
    expect.arrayContaining(["/genes/human/TP53", "/genes/mouse/Gt(ROSA)26Sor", "/genes/human/HLA-A"]),
  );
  const [counted] = await db().select({ genes: sqlCount() }).from(genes);
  expect(first.paths).toHaveLength(counted?.genes ?? 0);
});

it("keeps a gene on its page", async () => {
  const pages = await Promise.all([1, 2].map((page) => genePaths(db(), page, 100)));
  const [first, second] = pages.map(({ paths }) => paths);
  expect([first?.length, second?.length]).toEqual([100, 100]);
  expect(first?.filter((path) => second?.includes(path))).toEqual([]);
});

it.each(["0", "2", "99999", "-1", "x", "1.5"])("has no page %s of genes", async (page) => {
  expect((await get(`/public-paths/genes/${page}`)).statusCode).toBe(404);
});
