import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp(() => ({ PUBLIC_URL: "https://store.example" }));

const get = (url: string) => app().inject(url);

it("tells search engines what to leave alone, and where everything else is listed", async () => {
  const { headers, body } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("User-agent: *\n");
  expect(body).toContain("Disallow: /profile\n");
  expect(body).toContain("\nSitemap: https://store.example/sitemap.xml\n");
});

it("lists every page that is for everybody once, by its public address", async () => {
  const { headers, body } = await get("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const paths = [...body.matchAll(/<loc>https:\/\/store\.example(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths.filter((path) => path?.startsWith("/products/item/")).length).toBeGreaterThan(50);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...["/", "/design", "/blog/8", "/products/vectors-on-shelf", "/services/lab-supplies"],
      ...["/policies/terms", "/product/featured/CT-7001", "/products/item/OE-SP-CMFXNA-H00001"],
    ]),
  );
  expect(body.match(/<loc>/g)).toHaveLength(paths.length);
});
