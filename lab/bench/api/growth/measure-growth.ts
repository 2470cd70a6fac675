import type { Bench } from "../measure/bench.ts";
import { disconnect, type Figures, measure, prepare } from "../measure/measure.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import { growOrders, growProducts } from "./grow.ts";

/** Products that can be bought, and orders of each account. */
export interface Size {
  products: number;
  orders: number;
}

/** The figures at each size. */
export type Growth = { size: Size; figures: Figures }[];

export const SIZES: readonly Size[] = [
  { products: 10_000, orders: 1 },
  { products: 100_000, orders: 100 },
  { products: 1_000_000, orders: 10_000 },
];

/** Measures the same requests while products and orders become more. @throws on PGlite */
export async function measureGrowth(
  bench: Bench,
  scenarios: Scenario[],
  sizes: readonly Size[],
): Promise<Growth> {
  const { postgres } = bench.database;
  if (!postgres) throw new Error("The growth is measured on PostgreSQL.");
  const running = await prepare(bench.store, scenarios);
  const growth: Growth = [];
  for (const size of sizes) {
    console.log(`Growing to ${size.products} products and ${size.orders} orders of an account`);
    // The API starts again, because it may keep in memory what it has read of the products.
    await bench.store.stopApi();
    await growProducts(postgres, size.products);
    await growOrders(postgres, size.orders);
    await postgres.query("vacuum analyze");
    await bench.store.startApi();
    growth.push({ size, figures: await measure(bench, running) });
  }
  disconnect(running);
  return growth;
}
