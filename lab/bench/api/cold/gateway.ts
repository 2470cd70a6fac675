import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../../..");
const TIMES = 20;
const PAGES = 50;

/** The folder of active releases that `npm start` serves; `undefined` if there are none. */
export function activeReleases(): string | undefined {
  const folder = resolve(ROOT, process.env.RELEASES_DIR || "releases");
  if (existsSync(join(folder, "activations/production/shell"))) return folder;
  console.log("The gateway is left out, because no release is active: run `npm start` once.");
  return undefined;
}

/** Asks the gateway for the first pages of its sitemaps, again and again. */
export async function visitPages(gateway: string): Promise<void> {
  const paths: string[] = [];
  for (const sitemap of await pathsIn(`${gateway}/sitemap.xml`)) {
    if (paths.length < PAGES) paths.push(...(await pathsIn(gateway + sitemap)));
  }
  if (paths.length === 0) throw new Error(`${gateway}/sitemap.xml lists no pages.`);
  for (let time = 0; time < TIMES; time++)
    for (const path of paths.slice(0, PAGES)) {
      const answer = await fetch(gateway + path, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
    }
}

/** The paths of the addresses in a sitemap, or in the index of all sitemaps. */
async function pathsIn(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
