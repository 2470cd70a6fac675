import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { readRelease } from "./active-releases.ts";
import { computeIntegrity } from "./changed-releases.ts";
import { fileHashes } from "./file-names.ts";
import { activeReleaseId, type LogEntry, logFolder, readLog, releaseFolder } from "./releases-folder.ts";

/**
 * Makes a published release active without any check, as an operator with access to the folder can, and waits until the
 * gateway serves it.
 */
export async function activate(name: string, id: string): Promise<void> {
  if (activeReleaseId(name) !== id) appendEntry(name, id);
  await waitUntilServed(name, id);
}

/** Makes a release active without any check; one that was active before, by a rollback. The gateway serves it if it can. */
export function appendEntry(name: string, id: string): void {
  const log = readLog(name);
  const kind = log.some(({ release }) => release === id) ? "rollback" : "activate";
  const entry: LogEntry = {
    ...{ n: log.length + 1, release: id, integrity: manifestIntegrity(name, id) },
    ...{ files: fileHashes(readRelease({ name, id })), kind },
    ...{ by: "e2e", at: new Date().toISOString(), reason: "test", skipped: ["gate"] },
  };
  writeFileSync(join(logFolder(name), `${entry.n}.json`), JSON.stringify(entry), { flag: "wx" });
}

/** Waits until a gateway has followed a package's log to this release. @param store its address */
export async function waitUntilServed(
  name: string,
  id: string,
  store = process.env.STORE_URL,
): Promise<void> {
  const served = async () => {
    const response = await fetch(new URL("/releases/registry.json", store));
    const registry = (await response.json()) as Record<string, { release: string }>;
    return registry[name]?.release;
  };
  await expect.poll(served, { message: `release of ${name} that the gateway serves` }).toBe(id);
}

const manifestIntegrity = (name: string, id: string): string =>
  computeIntegrity(readFileSync(join(releaseFolder({ name, id }), "release.json")));
