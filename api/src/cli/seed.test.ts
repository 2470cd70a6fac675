import { eq, sql } from "drizzle-orm";
import { contentImports } from "../content-files/content-imports.table.ts";
import { queryRows } from "../db/database.ts";
import { searchEntries, services, stockItems } from "../modules/catalog/tables.ts";
import { testDatabase } from "../testing/database/test-database.ts";
import { seed } from "./seed.ts";

const { db } = testDatabase();

it("writes nothing if nothing has changed", async () => {
  const stamp = () =>
    queryRows(
      db(),
      sql`select tableoid::regclass::text, xmin::text from genes
    union all select tableoid::regclass::text, xmin::text from search_entries
    union all select tableoid::regclass::text, xmin::text from supplies
    union all select tableoid::regclass::text, xmin::text from content_imports`,
    );
  const before = await stamp();

  await seed(db());

  expect(before.length).toBeGreaterThan(400);
  expect(await stamp()).toEqual(before);
});

it("reads nothing if no file has changed, and everything if one has", async () => {
  const nameFound = async () =>
    (await db().select().from(searchEntries).where(eq(searchEntries.sku, "SV-1002")))[0]?.name;
  const before = await nameFound();
  await db().update(services).set({ name: "A service by another name" }).where(eq(services.sku, "SV-1002"));

  await seed(db());
  expect(await nameFound()).toBe(before);

  await seed(db(), "other files");
  expect(await nameFound()).toBe("A service by another name");
});

it("restores the files' data with the same ids, and keeps the stock counts that orders reduced", async () => {
  const entry = () => db().select().from(searchEntries).where(eq(searchEntries.sku, "TR-1001"));
  const before = await entry();
  await db().update(searchEntries).set({ name: "Old name" }).where(eq(searchEntries.sku, "TR-1001"));
  await db().update(stockItems).set({ stockCount: 1, name: "Old" }).where(eq(stockItems.sku, "ST-1001"));
  await db().delete(contentImports);

  await seed(db());

  expect(await entry()).toEqual(before);
  const [item] = await db().select().from(stockItems).where(eq(stockItems.sku, "ST-1001"));
  expect(item).toMatchObject({ stockCount: 1, name: "Lentivirus control, CMV-EGFP-Puro, ≥1×10⁷ TU" });
});
