import { useEffect, useState } from "react";
import { ApiError, type Arguments, api, type OptionsOf, type PathOf, type ResponseOf } from "./api.ts";

export interface Query<T> {
  /** The last response. It stays while the next one loads; a failed request for another key clears it. */
  data: T | undefined;
  /** Why the last request for the current key failed. */
  error: ApiError | undefined;
  /** Neither response nor error for the current key is there yet: it is being debounced or requested. */
  isPending: boolean;
  /** Requests the current key again. */
  retry: () => void;
}

export interface QueryTiming {
  /** Milliseconds that the key has to stay the same before it is requested; 0 by default. */
  debounceMs?: number;
  /**
   * Repeats the request while the document is visible: this many milliseconds after each response, and when the document
   * becomes visible or the window receives the focus. A repetition that fails keeps `data`.
   */
  refreshMs?: number;
}

interface Settled<T> {
  /** Identifies the request that settled. */
  key?: string;
  data?: T;
  error?: ApiError;
}

const NOTHING = {};

/**
 * Sends a request of a page in the browser, one at a time. A change of the key cancels the request that is under way and
 * starts another. Nothing is cached. Calls of the contract that only read have `useApiQuery`.
 * @param key identifies what is requested; `undefined` requests nothing and clears the last response
 * @param request sends the request of the render in which the key changed; rejects with an `ApiError`, or because of the signal
 */
export function useQuery<T>(
  key: string | undefined,
  request: (signal: AbortSignal) => Promise<T>,
  { debounceMs = 0, refreshMs = 0 }: QueryTiming = {},
): Query<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>(NOTHING);
  const current = key === undefined ? undefined : `${attempt} ${key}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request
  useEffect(() => {
    if (current === undefined) {
      setSettled(NOTHING);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRequesting = false;

    async function run() {
      clearTimeout(timer);
      if (isRequesting || (refreshMs > 0 && document.visibilityState === "hidden")) return;
      isRequesting = true;
      try {
        const data = await request(signal);
        if (!signal.aborted) setSettled({ key: current, data });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setSettled((last) => ({ ...(last.key === current && last), key: current, error }));
      } finally {
        isRequesting = false;
        if (refreshMs > 0 && !signal.aborted) timer = setTimeout(run, refreshMs);
      }
    }

    if (debounceMs > 0) timer = setTimeout(run, debounceMs);
    else void run();
    if (refreshMs > 0) {
      document.addEventListener("visibilitychange", run);
      window.addEventListener("focus", run);
    }
    return () => {
      document.removeEventListener("visibilitychange", run);
      window.removeEventListener("focus", run);
      clearTimeout(timer);
      controller.abort();
    };
  }, [current, debounceMs, refreshMs]);

  const isPending = current !== undefined && settled.key !== current;
  const { data, error } = current === undefined ? (NOTHING as Settled<T>) : settled;
  const retry = () => setAttempt((count) => count + 1);
  return { data, error: isPending ? undefined : error, isPending, retry };
}

type GetPath = PathOf<"GET">;

/** Path parameters and query of a GET call; the hook passes the signal itself. */
export type ApiQueryOptions<P extends GetPath> = Omit<OptionsOf<"GET", P>, "signal">;

/** A `Query` whose key is the path and the options of a call. */
export interface ApiQuery<P extends GetPath> {
  data: ResponseOf<"GET", P> | undefined;
  /** The options that `data` answers. Other than the current ones while `isPending`. */
  dataOptions: ApiQueryOptions<P> | undefined;
  error: ApiError | undefined;
  isPending: boolean;
  retry: () => void;
}

/**
 * Requests data that depends on what a visitor chooses or types on a page. Data that depends on the address alone
 * belongs in the route's loader. Options are compared by their JSON: callers may pass a new object on every render.
 *
 * Where one call needs the response of another, chain two hooks:
 * ```ts
 * const sku = useApiQuery("/api/products/get-product-sku/", design && { query: designQuery(design) });
 * const product = useApiQuery(SUMMARY, sku.data && { params: { id: sku.data.product_sku } });
 * ```
 * @param options `undefined` requests nothing and clears the last response
 * @param debounceMs as in `QueryTiming`
 */
export function useApiQuery<P extends GetPath>(
  path: P,
  options: ApiQueryOptions<P> | undefined,
  { debounceMs = 0 }: { debounceMs?: number } = {},
): ApiQuery<P> {
  const { data: answer, ...query } = useQuery(
    options && JSON.stringify([path, options]),
    async (signal) => {
      // TypeScript cannot tell what an unknown path requires.
      const data = await api.get(path, ...([{ ...options, signal }] as unknown as Arguments<"GET", P>));
      return { data, dataOptions: options };
    },
    { debounceMs },
  );
  return { ...query, data: answer?.data, dataOptions: answer?.dataOptions };
}
