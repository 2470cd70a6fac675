import { readFileSync } from "node:fs";
import { createMetrics, metricsTable, type Registry } from "@ligate/server/metrics";
import { sql } from "drizzle-orm";
import { addStoreMetrics } from "./store-metrics.ts";
import { payByOrder, shopping } from "./testing/purchase-orders.ts";
import { CELL_LINE, inStock } from "./testing/stock.ts";
import { testApp } from "./testing/test-app.ts";

const shop = testApp(() => ({ API_METRICS_PORT: 0 }));
const connections = () => ({ busy: 3, idle: 7, waiting: 0 });

/** The store's metrics as they are scraped: name and labels → value. */
async function scrape(app: Parameters<typeof addStoreMetrics>[0] = shop.app()) {
  const registry = createMetrics();
  addStoreMetrics(app, registry, connections);
  return readLines(await registry.metrics());
}

const readLines = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line.startsWith("ligate_"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), line.slice(line.lastIndexOf(" ") + 1)]),
  );

it("counts orders, mails and stock", async () => {
  await inStock(shop.db(), CELL_LINE, 0, null);
  const before = await scrape();
  const ada = shop.browser();
  expect((await payByOrder(ada, await shopping(shop.db(), ada))).status).toBe(200);
  await shop.db().execute(sql`update outbox set created_at = now() - interval '90 seconds'`);
  const after = await scrape();

  expect(before).toMatchObject({
    'ligate_mails{state="waiting"}': "0",
    'ligate_stock_items{state="sold_out"}': "1",
    'ligate_open_payments{kind="captures"}': "0",
    'ligate_database_connections{state="busy"}': "3",
  });
  expect(before).not.toHaveProperty('ligate_orders_last_day{payment="Purchase order"}');
  expect(Number(after['ligate_mails{state="waiting"}'])).toBeGreaterThan(0);
  expect(Number(after.ligate_mail_oldest_seconds)).toBeGreaterThan(89);
  expect(Object.entries(after).filter(([name]) => name.startsWith("ligate_orders_last_day"))).toEqual([
    [expect.any(String), "1"],
  ]);
});

it("is scraped without the store's values while the database does not answer", async () => {
  const db = { $count: () => Promise.reject(new Error("no database")) };
  const { load } = shop.app();
  const metrics = await scrape({ db, load } as never);

  expect(metrics).toHaveProperty("ligate_requests_in_progress", "0");
  expect(Object.keys(metrics).join(" ")).not.toMatch(/mails|stock|orders/);
});

it("measures requests by route, without the addresses of visitors", async () => {
  await shop.browser().get("/api/products/get-product-summary/NOPE/?email=ada@lab.example");
  await shop.browser().get("/wp-login.php");
  const text = (await shop.app().metrics?.metrics()) ?? "";

  expect(readLines(text)).toMatchObject({
    'ligate_http_requests_total{method="GET",route="/api/products/get-product-summary/:id/",remote="",release="",status="404"}':
      "1",
    'ligate_http_requests_total{method="GET",route="none",remote="",release="",status="404"}': "1",
    ligate_database_unavailable_total: "0",
  });
  expect(text).not.toMatch(/NOPE|ada@|wp-login/);
});

it("has the metrics that docs/metrics.md lists", () => {
  const document = readFileSync(new URL("../../docs/metrics.md", import.meta.url), "utf8");
  const registry = shop.app().metrics as Registry;
  addStoreMetrics(shop.app(), registry, connections);

  expect(document).toContain(metricsTable(registry));
});
