import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 50;
const TIMEOUT_MS = 30_000;

/** Polls until a condition is met. @throws after `timeoutMs` @param missing the sentence of the error */
export async function waitUntil(
  missing: string,
  isMet: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isMet())) {
    if (performance.now() > deadline) throw new Error(`After ${timeoutMs / 1000} s: ${missing}.`);
    await pause(POLL_MS);
  }
}

/** Waits until an address answers with success. */
export const waitUntilOk = (url: string): Promise<void> =>
  waitUntil(`${url} is not ready`, () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

/** Repeats `work`, with a pause, until the returned function is called, which also throws its error. */
export function repeat(work: (n: number) => Promise<unknown>, everyMs: number): () => Promise<void> {
  let isStopped = false;
  async function run() {
    for (let n = 0; !isStopped; n++) {
      await work(n);
      await pause(everyMs);
    }
  }
  const running = run();
  // Rejected when the caller waits for it.
  running.catch(() => undefined);
  return () => {
    isStopped = true;
    return running;
  };
}
