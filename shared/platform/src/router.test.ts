import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as router from "./router.ts";

const ROOT = join(__dirname, "../../..");

/** Names that a source imports as values from platform/router. */
function importedNames(source: string): string[] {
  const imports = source.matchAll(/import\s*\{([^}]*)\}\s*from "@ligate\/platform\/router"/g);
  return [...imports]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "));
}

it("exports every name that shell and remotes import: a missing one is undefined only at run time", () => {
  const files = globSync("{shell,mf-*,shared/ui}/src/**/*.{ts,tsx}", { cwd: ROOT });
  const names = new Set(files.flatMap((file) => importedNames(readFileSync(join(ROOT, file), "utf8"))));
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(router).toHaveProperty(name);
});
