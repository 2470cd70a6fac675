import { ApiError } from "@ligate/platform/api";
import { useEffect, useRef } from "react";

/** Time between two requests, in milliseconds: a page shows a sale within five seconds. */
const INTERVAL_MS = 4_000;

/**
 * Repeats a request while the document is visible: on mount, when the window receives the focus, and every four seconds.
 * One request at a time. A request that fails is repeated like any other; the page keeps what it shows.
 * @param subject identifies what is requested: a change cancels the request and starts again. `undefined` requests nothing
 * @param refresh sends the request; rejects with an `ApiError` or because of the signal
 * @param isLoaded the page has just loaded the data: the first request is sent after four seconds
 */
export function useRefreshWhileVisible(
  subject: string | undefined,
  refresh: (signal: AbortSignal) => Promise<unknown>,
  { isLoaded = false }: { isLoaded?: boolean } = {},
): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });

  useEffect(() => {
    if (subject === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRequesting = false;

    async function run() {
      clearTimeout(timer);
      if (isRequesting || signal.aborted || document.visibilityState === "hidden") return;
      isRequesting = true;
      try {
        await latest.current(signal);
      } catch (error) {
        if (!(error instanceof ApiError) && !signal.aborted) throw error;
      } finally {
        isRequesting = false;
        if (!signal.aborted) timer = setTimeout(run, INTERVAL_MS);
      }
    }

    if (isLoaded) timer = setTimeout(run, INTERVAL_MS);
    else void run();
    document.addEventListener("visibilitychange", run);
    window.addEventListener("focus", run);
    return () => {
      document.removeEventListener("visibilitychange", run);
      window.removeEventListener("focus", run);
      clearTimeout(timer);
      controller.abort();
    };
  }, [subject, isLoaded]);
}
