import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { waitUntilServed } from "./activate.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/**
 * Runs `pnpm releases` for the store that is tested.
 * @returns its output
 * @throws with its error output if it refuses
 */
export async function runReleases(command: string, ...args: string[]): Promise<string> {
  const file = ["delivery/releases.ts", command, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, file, { cwd: ROOT });
  return stdout;
}

const storeUrl = (): string => process.env.STORE_URL ?? "";

/** Activates a published release if it passes the gate, without the browser part, and waits until it is served. */
export async function deploy(name: string, id: string): Promise<void> {
  await runReleases("activate", name, id, "--skip-browser", "--api", storeUrl(), "--reason", "test");
  await waitUntilServed(name, id);
}

/** Goes back to the release that was active before. @param id of that release, which is then served */
export async function rollBack(name: string, id: string): Promise<void> {
  await runReleases("rollback", name, "--api", storeUrl(), "--reason", "test");
  await waitUntilServed(name, id);
}
