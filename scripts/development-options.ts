import { parseArgs } from "node:util";
import { assertBrowserPackage, BROWSER_PACKAGES } from "@ligate/build/packages";

interface DevelopmentOptions {
  /** The packages that are served from their sources: the shell, and the named remotes, or all if none is named. */
  sources: string[];
  /** Origin of a deployed store; without it, the store is started on this machine. */
  store?: string;
}

/** Reads `mf-catalog --against https://store.example`. @throws a sentence if a package or the address is wrong */
export function readDevelopmentOptions(args: string[]): DevelopmentOptions {
  const { positionals: named, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { against: { type: "string" } },
  });
  for (const name of named) assertBrowserPackage(name);
  const isSource = (name: string) => named.length === 0 || name === "shell" || named.includes(name);
  const sources = BROWSER_PACKAGES.filter(isSource);
  return values.against === undefined ? { sources } : { sources, store: parseStoreAddress(values.against) };
}

function parseStoreAddress(address: string): string {
  const url = URL.parse(address);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new Error(
    `--against is "${address}": it has to be the address of a store without a path, such as https://store.example.`,
  );
}
