import type { RemoteRecord, Remotes } from "../remotes/remotes.ts";

/** Keeps prefetching out of the first load, also on a slow connection. */
const DELAY_MS = 3_000;

/** A remote's `pages.json`: the files of its route table and of each page. */
interface ReleaseFiles {
  table: { js: string[]; css: string[] };
  pages: { path: string; js: string[]; css: string[] }[];
}

/**
 * Fetches the files of the pages that visitors often open next into the browser's cache when the browser is idle. The code
 * is not evaluated, so that a broken remote has no effect before it is visited.
 */
export async function prefetchWhenIdle({ records }: Pick<Remotes, "records">): Promise<void> {
  await documentLoaded();
  await delay(DELAY_MS);
  const pages = records.flatMap((remote) => remote.nextPages?.paths.map((path) => ({ path, remote })) ?? []);
  for (const { path, remote } of pages) {
    if (shouldSaveData()) return;
    await idle();
    // A failure is reported when the page is visited, which fetches the files again.
    await fetchFiles(remote, path).catch(() => {});
  }
}

async function fetchFiles({ entry, integrity, nextPages }: RemoteRecord, path: string): Promise<void> {
  if (!nextPages) return;
  const entryUrl = new URL(entry, window.location.href);
  const release = (await (
    await fetchInBackground(new URL(nextPages.files, entryUrl))
  ).json()) as ReleaseFiles;
  const page = release.pages.find((one) => one.path === path);
  const files = [release.table, page].flatMap((part) => (part ? [...part.js, ...part.css] : []));
  const importMap = integrity ? [new URL(integrity, entryUrl)] : [];
  const urls = [...importMap, entryUrl, ...files.map((file) => new URL(file, entryUrl))];
  await Promise.all(urls.map(async (url) => (await fetchInBackground(url)).arrayBuffer()));
}

const fetchInBackground = (url: URL) => fetch(url, { priority: "low" });

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is slow, or the visitor has asked for reduced data use. */
function shouldSaveData(): boolean {
  const { saveData, effectiveType }: Connection = Reflect.get(navigator, "connection") ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType ?? "");
}

const documentLoaded = () =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Safari does not support requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? window.requestIdleCallback(resolve) : setTimeout(resolve),
  );
