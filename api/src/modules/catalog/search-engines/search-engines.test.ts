import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp(() => ({ PUBLIC_URL: "https://store.example" }));

const get = (url: string) => app().inject(url);

it("disallows private paths for search engines and names the sitemap", async () => {
  const { headers, body } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("User-agent: *\n");
  expect(body).toContain("Disallow: /profile\n");
  expect(body).toContain("\nSitemap: https://store.example/sitemap.xml\n");
});

it("lists the public paths of content and products once", async () => {
  const { paths } = (await get("/public-paths")).json<{ paths: string[] }>();
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths.filter((path) => path.startsWith("/products/item/")).length).toBeGreaterThan(50);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...["/blog/8", "/products/vectors-on-shelf", "/services/lab-supplies"],
      ...["/policies/terms", "/product/featured/CT-7001", "/products/item/OE-SP-CMFXNA-H00001"],
    ]),
  );
});
