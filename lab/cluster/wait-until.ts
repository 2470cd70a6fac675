import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 50;
const TIMEOUT_MS = 30_000;

/** Polls until a condition is met. @throws after `timeoutMs` @param what is not there, for the error */
export async function waitUntil(
  what: string,
  isMet: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isMet())) {
    if (performance.now() > deadline) throw new Error(`After ${timeoutMs / 1000} s: ${what}.`);
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
