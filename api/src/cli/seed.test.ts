import { eq, sql } from "drizzle-orm";
import { contentImports } from "../content-files/content-imports.table.ts";
import { readCatalogState } from "../content-files/seed-state.ts";
import { queryRows } from "../db/database.ts";
import { searchEntries, services, stockItems } from "../modules/catalog/tables.ts";
import { testDatabase } from "../testing/database/test-database.ts";
import { createPriceRefresh, seed } from "./seed.ts";

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

  await seed(db(), { version: "other files" });
  expect(await nameFound()).toBe("A service by another name");
});

it("restores the files' data with the same ids, and keeps the stock counts that orders reduced", async () => {
  const entry = () => db().select().from(searchEntries).where(eq(searchEntries.sku, "TR-1001"));
  const before = await entry();
  await db().update(searchEntries).set({ name: "Old name" }).where(eq(searchEntries.sku, "TR-1001"));
  await db().update(stockItems).set({ stockCount: 1, name: "Old" }).where(eq(stockItems.sku, "ST-1001"));
  await db().delete(contentImports);

  await seed(db(), { replacesNewer: true });

  expect(await entry()).toEqual(before);
  const [item] = await db().select().from(stockItems).where(eq(stockItems.sku, "ST-1001"));
  expect(item).toMatchObject({ stockCount: 1, name: "Lentivirus control, CMV-EGFP-Puro, ≥1×10⁷ TU" });
});

it("leaves the content of a newer release unchanged when a process of an older one starts again", async () => {
  const rename = (name: string) => db().update(services).set({ name }).where(eq(services.sku, "SV-1002"));
  const nameFound = async () =>
    (await db().select().from(searchEntries).where(eq(searchEntries.sku, "SV-1002")))[0]?.name;
  await rename("As in the older release");
  expect(await seed(db(), { version: "older" })).toBe("current");
  await rename("As in the newer release");
  expect(await seed(db(), { version: "newer" })).toBe("current");
  await rename("As in the older release");

  expect(await seed(db(), { version: "older" })).toBe("superseded");
  expect(await nameFound()).toBe("As in the newer release");
  expect(await seed(db(), { version: "newer" })).toBe("current");

  expect(await seed(db(), { version: "older", replacesNewer: true })).toBe("current");
  expect(await nameFound()).toBe("As in the older release");
  expect(await seed(db(), { version: "newer" })).toBe("superseded");
});

it("leaves prices and genes of a newer release unchanged", async () => {
  await seed(db(), { version: "newer" });
  await db().update(searchEntries).set({ name: "Newer name" }).where(eq(searchEntries.sku, "TR-1001"));

  await createPriceRefresh(db(), "an earlier campaign")();
  expect(await readCatalogState(db(), "of an older file")).toMatchObject({ isComplete: true });

  const [entry] = await db().select().from(searchEntries).where(eq(searchEntries.sku, "TR-1001"));
  expect(entry?.name).toBe("Newer name");
});
