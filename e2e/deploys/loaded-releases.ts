import type { Page } from "@playwright/test";
import { fileNames } from "../support/releases/file-names.ts";
import { readLog } from "../support/releases/releases-folder.ts";

/** The active or once active releases of a package that have all of its files that the document has loaded. */
export async function loadedReleases(page: Page, name: string): Promise<string[]> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname),
  );
  const loaded = paths
    .filter((path) => path.startsWith(`/assets/${name}/`))
    .map((path) => path.split("/")[3] ?? "");
  // Releases from before names had hashes have addresses of their own.
  const older = paths
    .filter((path) => path.startsWith(`/releases/${name}/`))
    .map((path) => path.split("/")[3] ?? "");
  const complete = readLog(name).filter((entry) => {
    const files = fileNames(entry);
    return loaded.length > 0 && loaded.every((file) => files.includes(file));
  });
  return [...new Set([...older, ...complete.map(({ release }) => release)])];
}
