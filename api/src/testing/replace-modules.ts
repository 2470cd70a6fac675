import { registerHooks } from "node:module";

/** The folder `api/src`. */
const SOURCES = new URL("../", import.meta.url).href;
/** The global name under which a replaced module finds its exports. */
const REPLACED = "ligateReplacedModules";

let copies = 0;

/**
 * Replaces exports of modules of the API for a test file: what it imports by `import()` after this call is loaded again and
 * sees the replacements. Test files of a process share the other modules.
 * @param exportsByPath the replaced exports of each module, by its path in `api/src`
 */
export function replaceModules(exportsByPath: Record<string, Record<string, unknown>>): void {
  const copy = `copy=${copies++}`;
  const replaced = new Map(
    Object.entries(exportsByPath).map(([path, values]) => [`${SOURCES}${path}?${copy}`, values]),
  );
  Object.assign(globalThis, { [REPLACED]: replaced });
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const isShared = resolved.url.startsWith(SOURCES) && !resolved.url.includes("?");
      return isShared ? { ...resolved, url: `${resolved.url}?${copy}` } : resolved;
    },
    load(url, context, nextLoad) {
      const values = replaced.get(url);
      if (!values) return nextLoad(url, context);
      const names = Object.keys(values).join(", ");
      const original = `export * from ${JSON.stringify(`${url}&original`)};`;
      const source = `${original} export const { ${names} } = globalThis.${REPLACED}.get(${JSON.stringify(url)});`;
      return { format: "module", source, shortCircuit: true };
    },
  });
  afterAll(() => hooks.deregister());
}

/** Whether a module with this URL was loaded for one test file, by `replaceModules`. */
export const isLoadedAgain = (url: string): boolean => url.includes("?copy=");
