import { readSettings } from "@ligate/contract/settings/settings";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../app.ts";
import { recordGeneTables, recordImport } from "../../../content-files/seed-state.ts";
import { CELL_LINE, inStock } from "../../../testing/stock.ts";
import { testApp } from "../../../testing/test-app.ts";
import { blogPosts } from "../content/content.table.ts";
import { genes } from "../genes/gene.table.ts";

const { app, db } = testApp();
let otherApp: FastifyInstance;
beforeAll(async () => {
  const settings = readSettings({ NODE_ENV: "test" });
  const sessionSecret = "a key that only the tests know";
  otherApp = await buildApp({ db: db(), settings, sessionSecret, secondFactorKeys: [Buffer.alloc(32)] });
});
afterAll(() => otherApp.close());

const POST = "/api/blogs/get-blog/3";
const DESIGN = "/api/products/get-product-summary/OE-LV-CMXXPA-H00001-LP07/";
const STOCK_PAGE = "/api/interface/get-product-page/stable-cell-line-stock/";

const get = (url: string, headers = {}) => app().inject({ url, headers });
const renamePost = (title: string) => db().update(blogPosts).set({ title }).where(eq(blogPosts.id, 3));
/** As an import does: the rows, and the digest of what was loaded. */
const importPost = (title: string) =>
  db().transaction(async (tx) => {
    await tx.update(blogPosts).set({ title }).where(eq(blogPosts.id, 3));
    await recordImport(tx, "blog", title);
  });

it("prepares an answer once per content version", async () => {
  const before = (await get(POST)).json();
  await renamePost("Not imported");

  expect((await get(POST)).json()).toEqual(before);
});

it("names the version of an answer that depends on the content only", async () => {
  const versionOf = async (url: string) => (await get(url)).headers["content-version"];
  const { version } = (await get("/content-version")).json();
  expect(await versionOf(POST)).toBe(version);
  expect(await versionOf(DESIGN)).toBe(version);
  expect(await versionOf(STOCK_PAGE)).toBeUndefined();
});

it("answers with imported content at once, in every process", async () => {
  const titles = async () => [(await get(POST)).json().title, (await otherApp.inject(POST)).json().title];
  await importPost("First");
  expect(await titles()).toEqual(["First", "First"]);

  await importPost("Second");
  expect(await titles()).toEqual(["Second", "Second"]);
});

it("answers with the genes of an imported table at once", async () => {
  const nameOfGene = async () => (await get(DESIGN)).json().gene.gene_name;
  expect(await nameOfGene()).toBe("tumor protein p53");

  await db().update(genes).set({ name: "renamed protein" }).where(eq(genes.number, "H00001"));
  await recordGeneTables(db());

  expect(await nameOfGene()).toBe("renamed protein");
});

it("shows the current stock in a prepared page", async () => {
  const inStockOnPage = async () => {
    const { tables } = (await get(STOCK_PAGE)).json();
    const items = tables.flatMap(
      (table: { items?: { sku: string; in_stock: boolean }[] }) => table.items ?? [],
    );
    return items.find(({ sku }: { sku: string }) => sku === CELL_LINE).in_stock;
  };
  expect(await inStockOnPage()).toBe(true);
  await inStock(db(), CELL_LINE, 0);
  expect(await inStockOnPage()).toBe(false);
  await inStock(db(), CELL_LINE, 3);
  expect(await inStockOnPage()).toBe(true);
});

it("answers 304 without a body while the answer is the same, and 200 when it has changed", async () => {
  await importPost("First");
  const { etag } = (await get(POST)).headers;
  const same = await get(POST, { "if-none-match": `"another", ${etag}` });
  expect({ status: same.statusCode, body: same.body }).toEqual({ status: 304, body: "" });
  expect(same.headers).toMatchObject({ etag, "cache-control": expect.stringContaining("max-age") });

  await importPost("Second");
  const changed = await get(POST, { "if-none-match": String(etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it("does not keep an error", async () => {
  const post = "/api/blogs/get-blog/300";
  expect((await get(post)).statusCode).toBe(404);
  await db().update(blogPosts).set({ id: 300 }).where(eq(blogPosts.id, 4));
  expect((await get(post)).statusCode).toBe(200);
});
