import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures.ts";
import { publicPages } from "../support/releases/public-pages.ts";
import { sitemapPaths } from "../support/releases/sitemap-paths.ts";

/** Addresses besides one for each page: pages that differ by their content. */
const CATEGORIES = [
  ...["gene-knock-in", "gene-knock-out", "gene-deletion", "rna-knock-down", "overexpression"],
  "crispr-activation-interference",
  ...["cdna-vector-stock", "cdna-lentivirus-stock", "lentivirus-control-stock"],
  ...["stable-cell-line-stock", "vectors-on-shelf"],
].map((url) => `/products/${url}`);
const SERVICES = [
  ...["custom-cloning", "lentivirus-package", "stable-cell-line"],
  ...["genome-editing-services", "experiment-services", "lab-supplies"],
].map((url) => `/services/${url}`);
const OTHERS = [
  ...["/products/item/ST-2001", "/products/item/ST-1006"],
  ...["/product/featured/DM-3001", "/search", "/search?q=nothingofthekind", "/blog/5"],
  ...["/quote/lentivirus-package", "/message?product=Gene%20deletion%20over%2010%20kb"],
  ...["/policies/terms", "/policies/privacy", "/policies/shipping", "/policies/returns"],
];
const DESIGNS = [
  "/design?category=CRISPR&function=CRISPR+KO&structure=Lenti-AIO&promoter=PCAG&fluorescence=tdTomato&step=4",
  "/design?sku=KO-LA-CMXXPC-H00001&step=5&q=p53",
  "/design?sku=KO-AV-CMXGXA-H00001",
  "/products/item/KI-SP-ENXXXA-H00001?formats=PD10x2",
];
const PAGES = publicPages().map(({ address }) => address);

/** A desktop in the light scheme, and a phone in the dark one. */
const SCREENS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

for (const address of new Set([...PAGES, ...CATEGORIES, ...SERVICES, ...OTHERS, ...DESIGNS])) {
  test(`${address} is accessible and fits on desktop and phone, and has its metadata.`, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectMetadata(page, address);
    for (const { viewport, colorScheme } of SCREENS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoHorizontalOverflow(page);
    }
  });
}

/** Expects metadata for search engines and link previews. */
async function expectMetadata(page: Page, address: string) {
  const [path = ""] = address.split("?");
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  expect(await attribute("link[rel=canonical]", "href")).toBe(new URL(path, page.url()).href);
  expect(await attribute("meta[property='og:url']", "content")).toBe(new URL(path, page.url()).href);
  expect(await attribute("meta[property='og:image']", "content")).toMatch(/^http.*\.(png|jpe?g)$/);
  expect((await attribute("meta[name=description]", "content"))?.length).toBeGreaterThan(20);
  for (const json of await page.locator("script[type='application/ld+json']").allTextContents()) {
    expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
  }
}

async function expectNoHorizontalOverflow(page: Page) {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen);
}

/** Genes have one page for all: of each sitemap of genes, only the first are visited. */
const MAX_GENES = 10;

test("Every address in the sitemaps exists.", async ({ request }) => {
  const sitemaps = await sitemapPaths(async (path) => (await request.get(path)).text());
  const genes = [...sitemaps].filter(([path]) => path.startsWith("/sitemap-genes-"));
  expect(genes.flatMap(([, paths]) => paths).length).toBeGreaterThan(100);
  const pages = sitemaps.get("/sitemap-pages.xml") ?? [];
  expect(pages.length).toBeGreaterThan(100);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  for (const path of [...pages, ...genes.flatMap(([, paths]) => paths.slice(0, MAX_GENES))]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
  }
});
