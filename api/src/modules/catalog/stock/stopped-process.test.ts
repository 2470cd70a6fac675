import { setTimeout as pause } from "node:timers/promises";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { CELL_LINE, inStock } from "../../../testing/stock.ts";
import { lockStock } from "./reserve-stock.ts";

const { db } = testDatabase();
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;
const STOPPED_MS = 3_000;

onPostgres("lets other orders lock an item within 2 s if a process stops that has locked it", async () => {
  await inStock(db(), CELL_LINE, 5);
  const { promise: isLocked, resolve } = Promise.withResolvers<void>();
  const stopped = db().transaction(async (tx) => {
    await lockStock(tx, [CELL_LINE]);
    resolve();
    await pause(STOPPED_MS);
    await lockStock(tx, [CELL_LINE]);
  });
  stopped.catch(() => undefined);
  await isLocked;

  const begun = performance.now();
  await db().transaction((tx) => lockStock(tx, [CELL_LINE]));

  expect(performance.now() - begun).toBeLessThan(2_000);
  await expect(stopped).rejects.toThrow();
});
