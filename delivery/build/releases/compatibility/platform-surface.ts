import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { PlatformSurface } from "../../release-format/release.ts";
import { PLATFORM_ENTRIES } from "../../webpack/shared-modules.ts";
import { splitDeclarations } from "./split-declarations.ts";

const require = createRequire(import.meta.url);

/**
 * Reads what the modules of platform declare, from the declaration files that TypeScript writes. Types of the contract
 * stay references, because the calls are compared on their own.
 * @param platformDir the folder of @ligate/platform
 * @throws TypeScript's errors, if it cannot declare an export
 */
export function readPlatformSurface(
  platformDir: string,
  entries: readonly string[] = PLATFORM_ENTRIES,
): PlatformSurface {
  const dir = realpathSync(platformDir);
  const draft = mkdtempSync(join(realpathSync(tmpdir()), "ligate-declarations-"));
  try {
    const out = join(draft, "out");
    emitDeclarations(dir, entries, join(draft, "tsconfig.json"), out);
    const surface = entries.map((entry) => {
      const file = join(out, basename(dir), "src", `${entry}.d.ts`);
      return [`@ligate/platform/${entry}`, splitDeclarations(readFileSync(file, "utf8"))];
    });
    return Object.fromEntries(surface);
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/** Adds to the exports of modules the members of objects and classes, such as `cart.add`. */
export const addMembers = (
  exports: Record<string, string[]>,
  surface: PlatformSurface,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(exports).map(([module, names]) => {
      const isMember = (name: string) => names.some((exported) => name.startsWith(`${exported}.`));
      return [module, [...names, ...Object.keys(surface[module] ?? {}).filter(isMember)].sort()];
    }),
  );

function emitDeclarations(dir: string, entries: readonly string[], config: string, outDir: string): void {
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
    // Of the folder of shared packages, because platform imports the contract.
    ...{ outDir, rootDir: dirname(dir), typeRoots: [join(dir, "node_modules/@types")], types: [] },
  };
  const files = entries.map((entry) => join(dir, "src", `${entry}.ts`));
  const settings = { extends: join(dir, "tsconfig.json"), compilerOptions, files, include: [] };
  writeFileSync(config, JSON.stringify(settings));
  const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, "-p", config], {
    encoding: "utf8",
  });
  if (status !== 0 || !existsSync(outDir))
    throw new Error(
      `TypeScript cannot write the declarations of ${dir}. Correct the errors:\n${stdout}${stderr}`,
    );
}
