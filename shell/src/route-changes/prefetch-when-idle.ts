import type { Remotes } from "../areas/remotes.ts";
import { LIKELY_NEXT } from "../frame/links.ts";

/** Nothing of this belongs to a first load, on a slow line either. */
const PAUSE_MS = 3_000;

/** What is read of a remote's `release.json`. */
interface ReleaseFiles {
  table: { js: string[]; css: string[] };
  pages: Record<string, { path: string; js: string[]; css: string[] }>;
}

/**
 * Brings the code of the pages that visitors mostly go to next into the browser's cache, once it has nothing else
 * to do. It is fetched and not run: a remote that is broken harms nobody before somebody goes to it.
 */
export async function prefetchWhenIdle(remotes: Pick<Remotes, "ownerOf">): Promise<void> {
  await documentLoaded();
  await pause(PAUSE_MS);
  for (const address of LIKELY_NEXT) {
    if (isSparing()) return;
    await idle();
    // What fails here is asked for again, and told, when the page is gone to.
    await fetchFiles(remotes, address).catch(() => {});
  }
}

async function fetchFiles(remotes: Pick<Remotes, "ownerOf">, address: string): Promise<void> {
  const entry = remotes.ownerOf(address)?.entry;
  if (!entry) return;
  const entryUrl = new URL(entry, window.location.href);
  const release = (await (await fetchQuietly(new URL("release.json", entryUrl))).json()) as ReleaseFiles;
  const page = Object.values(release.pages).find(({ path }) => path === address);
  const files = [release.table, page].flatMap((part) => (part ? [...part.js, ...part.css] : []));
  const urls = [entryUrl, ...files.map((file) => new URL(file, entryUrl))];
  await Promise.all(urls.map(async (url) => (await fetchQuietly(url)).arrayBuffer()));
}

const fetchQuietly = (url: URL) => fetch(url, { priority: "low" });

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line is slow, or they asked for little to be loaded. */
function isSparing(): boolean {
  const { saveData, effectiveType }: Connection = Reflect.get(navigator, "connection") ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType ?? "");
}

const documentLoaded = () =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener("load", done, { once: true }));

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<unknown>((done) =>
    "requestIdleCallback" in window ? window.requestIdleCallback(done) : setTimeout(done),
  );
