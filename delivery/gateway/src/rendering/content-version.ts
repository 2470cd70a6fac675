import type { ApiAddresses } from "../http/api-addresses.ts";

/** Age at which the version is requested again: content that staff import is visible within a second. */
const MAX_AGE_MS = 1_000;
/** If the API does not answer in time, the content is assumed to be unchanged. */
const REQUEST_TIMEOUT_MS = 200;

/**
 * Tracks the version of the store's content. The API is asked when a page is requested, at most once a second, and
 * never by a timer.
 * @param now a clock in milliseconds
 * @returns the version; `undefined` until the API has answered once
 */
export function watchContentVersion(
  api: ApiAddresses,
  now: () => number = () => performance.now(),
  timeoutMs = REQUEST_TIMEOUT_MS,
): () => Promise<string | undefined> {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let version: Promise<string | undefined> = Promise.resolve(undefined);

  return () => {
    if (now() - requestedAt < MAX_AGE_MS) return version;
    requestedAt = now();
    const previous = version;
    version = fetchVersion(api, timeoutMs).catch(() => previous);
    return version;
  };
}

async function fetchVersion(api: ApiAddresses, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await api.request((address) => fetch(`${address}/content-version`, { signal }));
  if (!response.ok) throw new Error(`The API answers ${response.status}.`);
  return ((await response.json()) as { version: string }).version;
}
