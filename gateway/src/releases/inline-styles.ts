import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ActiveRelease } from "@ligate/build/release-format/release";

/** A stylesheet that documents contain inline. */
export interface InlineStyle {
  css: string;
  /** Its source for the Content-Security-Policy. */
  source: string;
}

/** URLs relative to the stylesheet, which are those of fonts. */
const RELATIVE_URL = /url\((["']?)(?!["'/#]|[a-z]+:)/g;

/**
 * Reads the stylesheets of the releases. They are small; loading them as files would take another round trip before the
 * first paint and compete with the scripts.
 * @returns stylesheets by URL
 */
export function readStyles(releasesDir: string, releases: ActiveRelease[]): Map<string, InlineStyle> {
  const styles = new Map<string, InlineStyle>();
  for (const { name, id, base, css, table, pages } of releases) {
    const files = [...css, ...table.css, ...Object.values(pages).flatMap((page) => page.css)];
    for (const file of files) {
      const path = join(releasesDir, name, id, file);
      const href = base + file;
      if (existsSync(path)) styles.set(href, inlineStyle(readFileSync(path, "utf8"), dirname(href)));
    }
  }
  return styles;
}

function inlineStyle(source: string, folder: string): InlineStyle {
  const css = source.replaceAll(RELATIVE_URL, `url($1${folder}/`).trim();
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
