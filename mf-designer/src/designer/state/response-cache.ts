/**
 * Caches responses of the API while the designer is open in a browser, so that a choice loads only changed data. On a
 * server nothing is cached, because its processes outlive prices.
 */
const responses = new Map<string, unknown>();

/** The response of an earlier request with the same key, or that of `load`. */
export async function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  if (typeof document === "undefined") return load();
  if (responses.has(key)) return responses.get(key) as T;
  const response = await load();
  responses.set(key, response);
  return response;
}

export function storeResponse(key: string, response: unknown): void {
  responses.set(key, response);
}

export const getResponse = <T>(key: string): T | undefined => responses.get(key) as T | undefined;

/** Clears the cache when the customer leaves the designer, because prices may change until the next visit. */
export function clearResponses(): void {
  responses.clear();
}
