import { setTimeout } from "node:timers/promises";

const TIMEOUT_MS = 20_000;

/** Waits for a condition. @throws if it is not met within 20 s, because a test that times out would go on asking */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not met: ${condition}`);
    await setTimeout(5);
  }
}
