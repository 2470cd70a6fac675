import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const ROOT = resolve(import.meta.dirname, "../../..");
/** The start builds the releases of sources that have not been built before. */
const START_TIMEOUT_MS = 600_000;

export interface RunningStore {
  address: string;
  /** The process of `npm start`, whose children are the servers. */
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Runs the store as `npm start` does, on a free port.
 * @param settings added to the environment of the tests
 * @param named packages to build and activate
 * @throws with the store's output if it exits or takes too long
 */
export async function runStore(
  settings: Record<string, string>,
  named: string[] = [],
): Promise<RunningStore> {
  const store = spawn(process.execPath, ["scripts/start.ts", ...named], {
    cwd: ROOT,
    // An import of all genes would take CPU from the journeys for a minute.
    env: { GENES: "authored", ...process.env, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    if (store.exitCode !== null) return;
    store.kill("SIGTERM");
    await once(store, "exit");
  };
  try {
    return { address: await waitUntilReady(store), pid: store.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns the store's address */
function waitUntilReady(store: ChildProcess): Promise<string> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${output.join("\n")}`));
    const timer = setTimeout(
      () => fail(`The store is not ready after ${START_TIMEOUT_MS / 1000} s.`),
      START_TIMEOUT_MS,
    );
    store.once("exit", () => fail("The store exited before it was ready."));
    for (const stream of [store.stdout, store.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        output.push(line);
        const address = /^Ligate is ready at (\S+)$/.exec(line)?.[1];
        if (!address) return;
        clearTimeout(timer);
        resolve(address);
      });
    }
  });
}
