import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { ownReleases } from "./own-releases.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** On a fresh machine the releases are built first. */
const PATIENCE_MS = 600_000;

/**
 * Starts the built product as `npm start` does, on a free port, with data and a registry of its own, and tells
 * them as STORE_URL, DATA_DIR and RELEASES_DIR. Where STORE_URL is set already, the journeys go to the store that runs
 * there; those in which staff work want its DATA_DIR too.
 * With ONLY, that package alone is built of today's sources; the others are their live releases.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STORE_URL) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "ligate-journeys-"));
  process.env.RELEASES_DIR = ownReleases(dataDir);
  process.env.DATA_DIR = dataDir;
  const only = process.env.ONLY ? [process.env.ONLY] : [];
  const store = spawn(process.execPath, ["scripts/start.ts", ...only], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0" },
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
    process.env.STORE_URL = await readyAddress(store);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws with everything the store said, where it ends or takes too long */
function readyAddress(store: ChildProcess): Promise<string> {
  const said: string[] = [];
  return new Promise((done, failed) => {
    const fail = (why: string) => failed(new Error(`${why}\n${said.join("\n")}`));
    const timer = setTimeout(() => fail("The store is not ready yet."), PATIENCE_MS);
    store.once("exit", () => fail("The store ended before it was ready."));
    for (const stream of [store.stdout, store.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        const address = /^Ligate is ready at (\S+)$/.exec(line)?.[1];
        if (!address) return;
        clearTimeout(timer);
        done(address);
      });
    }
  });
}
