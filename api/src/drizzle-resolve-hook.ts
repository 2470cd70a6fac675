import { registerHooks } from "node:module";

/**
 * Resolves imports of drizzle-orm without its package.json. Node parses the file's 180 kB for each of drizzle's
 * hundred modules, which takes about half of the API's start. Imports inside drizzle are resolved as relative URLs,
 * and each import of ours is resolved once. Remove when Node caches the file's `exports` between resolutions.
 */
export function cacheDrizzleResolution(): void {
  const cache = new Map<string, { url: string }>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = "", conditions } = context;
      if (!conditions.includes("import")) return next(specifier, context);
      if (parentURL.includes("/node_modules/drizzle-orm/") && /^\..*\.js$/.test(specifier))
        return resolved(new URL(specifier, parentURL).href);
      if (!specifier.startsWith("drizzle-orm")) return next(specifier, context);
      const { url } = cache.get(specifier) ?? next(specifier, context);
      cache.set(specifier, { url });
      return resolved(url);
    },
  });
}

const resolved = (url: string) => ({ url, format: "module", shortCircuit: true });
