import { findIntegrity } from "./find-integrity.ts";

/** How long Retry waits for the files of a remote that do not match. */
const TIMEOUT_MS = 1_000;

/**
 * Whether the browser refused a file because it does not match its integrity: the server delivered it. `false` in browsers
 * whose Resource Timing has no `responseStatus`; there a page appears without such a stylesheet.
 */
export function isAltered(url: string): boolean {
  return findIntegrity(url) !== undefined && performance.getEntriesByName(url).some(isDelivered);
}

const isDelivered = (entry: PerformanceEntry) => "responseStatus" in entry && entry.responseStatus === 200;

/**
 * Replaces what the browser's cache contains of a remote and does not match its integrity. A release's files are cached for
 * a year, and a reload of the document does not request them again.
 */
export async function replaceAlteredFiles(remote: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const requested = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = [...new Set(requested)].filter((url) => url.includes(`/${remote}/`));
  await Promise.allSettled(
    files.map(async (url) => {
      const integrity = findIntegrity(url);
      if (!integrity) return;
      await fetch(url, { integrity, signal }).catch(async () => {
        await (await fetch(url, { cache: "reload", signal })).arrayBuffer();
      });
    }),
  );
}
