import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Imports a module of the contract that a package resolves. At run time, because the contract's tests depend on this
 * package.
 */
export async function importContract<T>(packageDir: string, module: string): Promise<T> {
  const require = createRequire(join(packageDir, "package.json"));
  return (await import(pathToFileURL(require.resolve(`@ligate/contract/${module}`)).href)) as T;
}
