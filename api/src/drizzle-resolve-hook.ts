import { registerHooks } from "node:module";

/**
 * Node reads the 180 kB of drizzle's package.json anew for each of its hundred modules, and for each import of ours:
 * a third of the time that a start takes. Here its own imports are what they say, and ours are looked up once.
 */
export function resolveDrizzleQuickly(): void {
  const known = new Map<string, { url: string }>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = "", conditions } = context;
      if (!conditions.includes("import")) return next(specifier, context);
      if (parentURL.includes("/node_modules/drizzle-orm/") && /^\..*\.js$/.test(specifier))
        return found(new URL(specifier, parentURL).href);
      if (!specifier.startsWith("drizzle-orm")) return next(specifier, context);
      const { url } = known.get(specifier) ?? next(specifier, context);
      known.set(specifier, { url });
      return found(url);
    },
  });
}

const found = (url: string) => ({ url, format: "module", shortCircuit: true });
