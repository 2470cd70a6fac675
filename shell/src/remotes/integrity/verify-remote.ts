import { DocumentRequiredError, type RemoteRecord } from "../remotes.ts";
import { readImportMaps } from "./find-integrity.ts";
import { ImportMaps } from "./import-maps.ts";

const importMaps = new ImportMaps();
const preloads = new Map<string, Promise<unknown>>();

/**
 * Makes the browser verify the files of a remote, by the remote's import map. Where the browser supports a single import
 * map, pages need a document of their own; the scripts for a fragment are preloaded, which verifies them as well.
 * @param expose federated name of the module that is to be loaded, such as `./routes`
 * @throws DocumentRequiredError, or another error if the import map cannot be fetched or was altered
 */
export async function verifyRemote({ name, entry, integrity }: RemoteRecord, expose: string): Promise<void> {
  if (!integrity) return;
  if (!importMaps.has(integrity)) fetchIntoCache(entry);
  if (await importMaps.add(integrity)) return;
  if (expose === "./routes")
    throw new DocumentRequiredError(`The pages of ${name} need a document of their own.`);
  const folder = entry.slice(0, entry.lastIndexOf("/") + 1);
  const preload = preloads.get(folder) ?? preloadScripts(folder);
  preloads.set(folder, preload);
  await preload;
}

/** Saves the round trip that the entry would otherwise wait for its import map. */
function fetchIntoCache(url: string): void {
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}

/** Loads all scripts in a folder into the browser's module map. A script that does not match is missing there. */
async function preloadScripts(folder: string): Promise<void> {
  const scripts = readImportMaps()
    .flatMap((integrity) => Object.entries(integrity))
    .filter(([path]) => path.startsWith(folder) && path.endsWith(".js"));
  await Promise.all(scripts.map(([path, integrity]) => preloadScript(path, integrity)));
}

function preloadScript(href: string, integrity: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", integrity, href });
  const settled = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
  document.head.append(link);
  return settled;
}
