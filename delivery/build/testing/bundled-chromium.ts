import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { delimiter, dirname, join } from "node:path";

const PACKAGE = "@sparticuz/chromium";
const UNPACK = join(import.meta.dirname, "unpack-chromium.ts");

interface BundledChromiumOptions {
  platform: string;
  /** The folder of the unpacked versions. */
  cache: string;
}

const DEFAULTS: BundledChromiumOptions = {
  platform: `${process.platform}-${process.arch}`,
  cache: join(import.meta.dirname, "../../../node_modules/.cache/chromium"),
};

/**
 * The headless shell of the npm package @sparticuz/chromium with its libraries and fonts, which are unpacked once.
 * `undefined` if the package is not installed, or on other platforms than x64 Linux.
 */
export function bundledChromium(options: Partial<BundledChromiumOptions> = {}) {
  const { platform, cache } = { ...DEFAULTS, ...options };
  const manifest = platform === "linux-x64" ? findManifest() : undefined;
  if (!manifest) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const folder = join(cache, version);
  if (!existsSync(folder)) unpack(join(dirname(manifest), "bin"), folder);
  const libraries = [join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.join(delimiter),
      FONTCONFIG_PATH: join(folder, "fonts"),
    },
    name: `the headless shell of ${PACKAGE} ${version}`,
  };
}

function findManifest(): string | undefined {
  try {
    return findPackageJSON(PACKAGE, import.meta.url);
  } catch {
    return undefined;
  }
}

/**
 * Unpacks into a new folder that other users cannot enter, and renames it when it is complete. The package would use, and
 * run, an existing file of the temporary folder, so the temporary folder of its process is the new one.
 */
function unpack(archives: string, folder: string): void {
  const cache = dirname(folder);
  // Other caches are in the parent folder, which keeps the usual mode.
  mkdirSync(dirname(cache), { recursive: true });
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const unpacked = mkdtempSync(`${folder}-`);
  try {
    execFileSync(process.execPath, [UNPACK, archives], { env: { ...process.env, TMPDIR: unpacked } });
    renameSync(unpacked, folder);
  } catch (error) {
    rmSync(unpacked, { recursive: true, force: true });
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
}
