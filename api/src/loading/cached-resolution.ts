import { type ResolveFnOutput, registerHooks } from "node:module";

/**
 * Resolves imports without reading the disk again: Node reads the real path, and often a package.json, for each of the
 * API's thousand imports, which takes a fourth of its start. Imports of a file beside the importing one are resolved as
 * relative URLs, and each package is resolved once per importing package. Remove when Node caches resolutions.
 */
export function cacheResolution(): void {
  const cache = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      if (parentURL === undefined || !conditions.includes("import")) return next(specifier, context);
      if (RELATIVE_FILE.test(specifier))
        return { url: new URL(specifier, parentURL).href, ...FOUND, ...findFormat(parentURL) };
      const key = `${specifier} of ${findPackage(parentURL)}`;
      const found = cache.get(key) ?? { ...next(specifier, context), ...FOUND };
      cache.set(key, found);
      return found;
    },
  });
}

const FOUND = { shortCircuit: true };
const RELATIVE_FILE = /^\.\.?\/.*\.(?:js|mjs|ts)$/;

/** The folder below which an import by name has one meaning. */
const findPackage = (url: string): string =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(url)?.[0] ?? url.slice(0, url.lastIndexOf("/src/"));

/** Node parses drizzle's package.json of 180 kB for each of its hundred modules unless it knows their format. */
const findFormat = (parentURL: string) =>
  parentURL.includes("/node_modules/drizzle-orm/") ? { format: "module" } : {};
