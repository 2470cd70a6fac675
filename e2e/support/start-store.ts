import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { copyActiveReleases } from "./releases/copy-active-releases.ts";
import { TRUSTED_PROXIES } from "./visitor-address.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** The start builds the releases of sources that have not been built before. */
const START_TIMEOUT_MS = 600_000;

/** The tests change the releases of the folder. An empty variable counts as unset. */
const FOLDER_REPOSITORY = { RELEASES_REGISTRY: "", RELEASES_TOKEN: "", RELEASES_ENVIRONMENT: "production" };

/**
 * Starts the built store as `npm start` does, on a free port, with its own data and releases, and sets STORE_URL,
 * DATA_DIR and RELEASES_DIR for the tests. If STORE_URL is set already, the tests use that store; tests that run staff
 * commands or activate releases also need its DATA_DIR and RELEASES_DIR.
 * The releases are those of the current sources. If ONLY is set, only that package is built from the current sources; the
 * others keep the releases that are active in this workspace.
 */
export default async function startStore(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STORE_URL) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "ligate-journeys-"));
  const releases = join(dataDir, "releases");
  const only = process.env.ONLY ? [process.env.ONLY] : [];
  if (only.length > 0) copyActiveReleases(releases);
  Object.assign(process.env, { RELEASES_DIR: releases, DATA_DIR: dataDir, ...FOLDER_REPOSITORY });
  const store = spawn(process.execPath, ["scripts/start.ts", ...only], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0", TRUSTED_PROXIES },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    if (store.exitCode === null) {
      store.kill("SIGTERM");
      await once(store, "exit");
    }
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    process.env.STORE_URL = await waitUntilReady(store);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns the store's address @throws with the store's output if the store exits or takes too long */
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
