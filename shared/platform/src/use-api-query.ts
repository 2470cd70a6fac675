import { useEffect, useState } from "react";
import { ApiError, type Arguments, api, type OptionsOf, type PathOf, type ResponseOf } from "./api.ts";

type GetPath = PathOf<"GET">;

/** Path parameters and query of a GET call; the hook passes the signal itself. */
export type ApiQueryOptions<P extends GetPath> = Omit<OptionsOf<"GET", P>, "signal">;

interface Settled<P extends GetPath> {
  /** Identifies the request that settled. */
  key?: string;
  data?: ResponseOf<"GET", P>;
  dataOptions?: ApiQueryOptions<P>;
  error?: ApiError;
}

export interface ApiQuery<P extends GetPath> {
  /** The last response. It stays while the next one loads; a failed request clears it. */
  data: ResponseOf<"GET", P> | undefined;
  /** The options that `data` answers. Other than the current ones while `isPending`. */
  dataOptions: ApiQueryOptions<P> | undefined;
  /** Why the request for the current options failed. */
  error: ApiError | undefined;
  /** The response for the current options is not there yet: it is being debounced or requested. */
  isPending: boolean;
  /** Requests the current options again. */
  retry: () => void;
}

const NOTHING = {};

/**
 * Requests data that depends on what a visitor chooses or types on a page. Data that depends on the address alone
 * belongs in the route's loader.
 *
 * A change of `options` cancels the request that is under way and starts another. Options are compared by their JSON, so
 * that callers may pass a new object on every render. Nothing is cached.
 *
 * Where one call needs the response of another, chain two hooks:
 * ```ts
 * const sku = useApiQuery("/api/products/get-product-sku/", design && { query: designQuery(design) });
 * const product = useApiQuery(SUMMARY, sku.data && { params: { id: sku.data.product_sku } });
 * ```
 * @param options `undefined` requests nothing and clears the last response
 * @param debounceMs milliseconds that the options have to stay the same before they are requested; 0 by default
 */
export function useApiQuery<P extends GetPath>(
  path: P,
  options: ApiQueryOptions<P> | undefined,
  { debounceMs = 0 }: { debounceMs?: number } = {},
): ApiQuery<P> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<P>>(NOTHING);
  const key = options && JSON.stringify([path, options, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of the path, the options and the attempt
  useEffect(() => {
    if (!options) {
      setSettled(NOTHING);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const request = async () => {
      const outcome = await load(path, options, signal);
      if (!signal.aborted) setSettled({ key, ...outcome });
    };
    const timer = debounceMs > 0 ? setTimeout(request, debounceMs) : void request();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, debounceMs]);

  const isPending = key !== undefined && settled.key !== key;
  const { data, dataOptions, error } = options ? settled : (NOTHING as Settled<P>);
  const retry = () => setAttempt((count) => count + 1);
  return { data, dataOptions, error: isPending ? undefined : error, isPending, retry };
}

async function load<P extends GetPath>(
  path: P,
  options: ApiQueryOptions<P>,
  signal: AbortSignal,
): Promise<Omit<Settled<P>, "key">> {
  try {
    // TypeScript cannot tell what an unknown path requires.
    const data = await api.get(path, ...([{ ...options, signal }] as unknown as Arguments<"GET", P>));
    return { data, dataOptions: options };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    if (signal.aborted) return NOTHING;
    throw error;
  }
}
