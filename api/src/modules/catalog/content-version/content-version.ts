import { hash } from "node:crypto";
import { seedInputs } from "../../../content-files/content-folder.ts";
import { readImportsVersion } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { campaignKey } from "../../design/index.ts";

/**
 * Reads a digest that changes with every import that changes content, and when a campaign starts or ends. It is the same
 * in all API processes of a release, and another in those with other code or content files: prices, parts and sequences
 * are read from files, not imported.
 * @param campaigns a text that differs before and after the start or end of a campaign
 * @param inputs identifies the files of the process
 */
export function createVersionReader(
  tx: Tx,
  campaigns = campaignKey,
  inputs = seedInputs,
): () => Promise<string> {
  const readImports = shareReads(() => readImportsVersion(tx));
  return async () => hash("sha256", JSON.stringify([inputs, await readImports(), campaigns()]));
}

/**
 * Shares a read among callers. A caller gets a read that began after its call, so it never misses a change that was
 * committed before; callers that wait for a read to end share the next one.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;

  const start = () => {
    next = undefined;
    const started = read();
    running = started.catch(() => undefined);
    return started;
  };
  return () => {
    next ??= running.then(start);
    return next;
  };
}
