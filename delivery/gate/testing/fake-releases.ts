import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import { CALLS_FILE, RELEASE_FILE, type Release } from "@ligate/build/release-format/release";
import { aRelease } from "../../repository/testing/release-fixture.ts";
import type { ReleaseOnDisk } from "../release-change.ts";

export function aPage(
  fields: Partial<Release["pages"][string]> & { path: string },
): Release["pages"][string] {
  return { query: [], sitemap: false, navigation: [], js: [], css: [], ...fields };
}

/** A release for checks that read no files. */
export const inMemory = (fields: Partial<Release> & { name: string }): ReleaseOnDisk => ({
  release: aRelease(fields),
  folder: "/nowhere",
});

/**
 * Writes a release with its files.
 * @param files path → content; the entry and calls.json are added
 * @param dir the parent of its folder; a temporary folder by default
 */
export function writeRelease(
  fields: Partial<Release> & { name: string },
  files: Record<string, string> = {},
  dir = mkdtempSync(join(tmpdir(), "ligate-gate-test-")),
): ReleaseOnDisk {
  const release = aRelease(fields);
  const all = { [release.entry]: `"${release.name} ${release.id}";`, [CALLS_FILE]: "{}", ...files };
  const folder = join(dir, release.id);
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    release.files[path] = { integrity: computeIntegrity(content), bytes: Buffer.byteLength(content) };
  }
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release));
  return { release, folder };
}
