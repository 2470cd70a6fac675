import type { Page } from "@playwright/test";

/** The releases of a package whose files the document has loaded. */
export async function loadedReleases(page: Page, name: string): Promise<string[]> {
  const folder = `/releases/${name}/`;
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname),
  );
  const ids = files.filter((path) => path.startsWith(folder)).map((path) => path.split("/")[3] ?? "");
  return [...new Set(ids)];
}
