import { createHash } from "node:crypto";
import { dirname } from "node:path";
import type { ActiveRelease } from "./active-release.ts";
import type { VerifiedFiles } from "./verified-files.ts";

/** A stylesheet that documents contain inline. */
export interface InlineStyle {
  css: string;
  /** Its source for the Content-Security-Policy. */
  source: string;
}

/** URLs relative to the stylesheet, which are those of fonts. */
const RELATIVE_URL = /url\((["']?)(?!["'/#]|[a-z]+:)/g;

/**
 * Reads the stylesheets of the releases, except those of development servers. They are small; loading them as files
 * would take another round trip before the first paint and compete with the scripts.
 * @returns stylesheets by URL
 * @throws CorruptReleaseError
 */
export async function readStyles(
  files: VerifiedFiles,
  releases: ActiveRelease[],
): Promise<Map<string, InlineStyle>> {
  const styles = new Map<string, InlineStyle>();
  for (const release of releases.filter(({ folder }) => folder !== undefined)) {
    const { base, css, table, pages } = release;
    const paths = [...css, ...table.css, ...Object.values(pages).flatMap((page) => page.css)];
    for (const path of new Set(paths)) {
      const content = await files.read(release, path);
      styles.set(base + path, inlineStyle(content.toString(), dirname(base + path)));
    }
  }
  return styles;
}

function inlineStyle(source: string, folder: string): InlineStyle {
  const css = source.replaceAll(RELATIVE_URL, `url($1${folder}/`).trim();
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
