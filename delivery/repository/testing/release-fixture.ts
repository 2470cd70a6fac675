import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import { RELEASE_FILE, type Release } from "@ligate/build/release-format/release";
import type { LogEntry } from "../release-repository.ts";

/** A release without pages and files. */
export function aRelease(fields: Partial<Release> & { name: string }): Release {
  return {
    version: "0.1.0",
    id: "aaa",
    origin: { commit: null, author: null, builtAt: "2026-01-01T00:00:00.000Z", ciRun: null },
    entry: "entry.js",
    css: [],
    exposes: [],
    provides: {},
    shared: {},
    platformExports: {},
    platformImports: {},
    calls: {},
    embeds: {},
    addresses: [],
    redirects: [],
    ssr: false,
    table: { js: [], css: [] },
    pages: {},
    files: {},
    ...fields,
  };
}

/** The properties of a release that a test depends on. */
export type ReleaseFixture = Partial<Release> & {
  /** Path → content of the emitted files. */
  content?: Record<string, string | Uint8Array>;
};

/** Writes the folder of a release with a valid release.json. */
export async function writeRelease(
  folder: string,
  { content, ...fields }: ReleaseFixture = {},
): Promise<Release> {
  const id = fields.id ?? "0123456789ab";
  const emitted = content ?? { "container.js": `// release ${id}`, "server/index.cjs": `// release ${id}` };
  const files = Object.entries(emitted).map(([path, text]) => [
    path,
    { integrity: computeIntegrity(text), bytes: Buffer.byteLength(text) },
  ]);
  const release = aRelease({
    ...{ name: "mf-catalog", version: "1.2.0", entry: "container.js", ssr: true },
    files: Object.fromEntries(files),
    ...fields,
    id,
  });
  const all = { ...emitted, [RELEASE_FILE]: `${JSON.stringify(release, null, 2)}\n` };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return release;
}

/** An entry of a log. */
export const anEntry = (fields: Partial<LogEntry> = {}): LogEntry => ({
  n: 1,
  release: "0123456789ab",
  integrity: computeIntegrity(""),
  files: {},
  kind: "activate",
  by: "catalog-team",
  at: "2026-01-02T03:04:05.000Z",
  reason: "",
  skipped: [],
  ...fields,
});
