/** So long an answer is good: what staff import shows within a second. */
const GOOD_FOR_MS = 1_000;
/** An API that does not answer keeps nobody waiting for long: then nothing is known to have changed. */
const PATIENCE_MS = 200;

/**
 * Follows the version of the store's content. The API is asked where somebody wants a page, at most once a second,
 * and never in between.
 * @param now a clock in milliseconds
 */
export function followContent(
  apiUrl: string,
  now: () => number = () => performance.now(),
  patienceMs = PATIENCE_MS,
): () => Promise<string | undefined> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let known: Promise<string | undefined> = Promise.resolve(undefined);

  return () => {
    if (now() - askedAt < GOOD_FOR_MS) return known;
    askedAt = now();
    const last = known;
    known = ask(apiUrl, patienceMs).catch(() => last);
    return known;
  };
}

async function ask(apiUrl: string, patienceMs: number): Promise<string> {
  const response = await fetch(`${apiUrl}/content-version`, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The API answers ${response.status}.`);
  return ((await response.json()) as { version: string }).version;
}
