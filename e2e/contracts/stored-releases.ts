import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { runReleases } from "../support/releases/releases-command.ts";
import { releasesDir } from "../support/releases/releases-folder.ts";

const STORED = join(import.meta.dirname, "stored");

/**
 * Publishes a release that was built from older sources. README.md in the folder says from which.
 * @param name package
 * @returns its id
 */
export async function publishStoredRelease(name: string): Promise<string> {
  const folder = mkdtempSync(join(releasesDir(), "stored-"));
  try {
    const archive = brotliDecompressSync(readFileSync(join(STORED, `${name}.tar.br`)));
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    const [id = ""] = readdirSync(folder);
    await runReleases("publish", name, id, "--from", folder);
    return id;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
