import { setTimeout } from "node:timers/promises";

/** Genes per transaction: with more, requests to a store on PGlite wait longer than 100 ms. */
export const BATCH = 100;

/**
 * Runs one batch of an import, then waits half as long as the batch took: on PGlite a transaction blocks all other queries,
 * and a request that waits has several of them.
 */
export async function runBatch<Result>(run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  await setTimeout((performance.now() - start) / 2);
  return result;
}
