import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseSku } from "@ligate/contract/design/sku";
import { ne } from "drizzle-orm";
import { CONTENT_FOLDER } from "../content-files/content-folder.ts";
import { findDesign, findProductUrl, findSellable } from "../modules/catalog/index.ts";
import { blogPosts, pages, supplies } from "../modules/catalog/tables.ts";
import { inStockDesigns } from "../modules/design/index.ts";
import { testDatabase } from "../testing/database/test-database.ts";

const { db } = testDatabase();

const PRODUCT_PAGES = [
  ...["cdna-lentivirus-stock", "cdna-vector-stock", "crispr-activation-interference", "gene-deletion"],
  ...["gene-knock-in", "gene-knock-out"],
  ...["lentivirus-control-stock", "overexpression", "rna-knock-down", "stable-cell-line-stock"],
  "vectors-on-shelf",
];
const POLICY_PAGES = ["privacy", "returns", "shipping", "terms"];
const SERVICE_PAGES = [
  ...["custom-cloning", "experiment-services", "genome-editing-services", "lab-supplies"],
  ...["lentivirus-package", "stable-cell-line"],
];

it("has a page for every category, service and policy", async () => {
  const all = await db().select().from(pages).orderBy(pages.url);
  const urls = (kind: string) => all.filter((page) => page.kind === kind).map(({ url }) => url);

  expect(urls("product")).toEqual(PRODUCT_PAGES);
  expect(urls("service")).toEqual(SERVICE_PAGES);
  expect(urls("policy")).toEqual(POLICY_PAGES);
});

it("contains every picture that it references", async () => {
  const rows = [
    ...(await db().select({ image: pages.image }).from(pages).where(ne(pages.kind, "policy"))),
    ...(await db().select({ image: blogPosts.image }).from(blogPosts)),
    ...(await db().select({ pictures: supplies.pictures }).from(supplies)).flatMap(
      ({ pictures }) => pictures,
    ),
  ];

  expect(rows).toHaveLength(17 + 8 + 21 * 2);
  for (const { image } of rows)
    expect([image, existsSync(join(CONTENT_FOLDER, image))]).toEqual([image, true]);
});

it("references only products that are sold", async () => {
  const texts = [
    ...(await db().select({ html: pages.content }).from(pages)),
    ...(await db().select({ html: blogPosts.content }).from(blogPosts)),
  ];
  const linked = texts.flatMap(({ html }) =>
    [...html.matchAll(/\/product(?:\/featured|s\/item)\/([A-Z0-9-]+)/g)].map(([, sku = ""]) => sku),
  );

  expect(linked.length).toBeGreaterThan(5);
  for (const sku of linked) {
    const isThere = (await findDesign(db(), sku)) ?? (await findProductUrl(db(), sku));
    expect([sku, isThere !== undefined]).toEqual([sku, true]);
  }
});

it("has seven tabs of three to six in-stock vectors, all of which are valid designs", async () => {
  const tabs = Map.groupBy(
    inStockDesigns.filter(({ page }) => page === "vectors-on-shelf"),
    ({ tab }) => tab,
  );

  expect([...tabs.keys()]).toEqual([
    ...["CRISPRa", "CRISPRi", "CRISPR KO", "CRISPR RNA KD", "RNAi", "Overexpression", "Inducible Expression"],
  ]);
  for (const rows of tabs.values()) {
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.length).toBeLessThanOrEqual(6);
  }
  for (const { sku } of inStockDesigns) {
    expect(parseSku(sku)).toBeDefined();
    expect(await findSellable(db(), { product_sku: `${sku}-PD10` })).toMatchObject({
      stock: { readyDays: 3, madeToOrderDays: null },
    });
  }
});
