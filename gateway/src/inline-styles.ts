import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LiveRelease } from "@ligate/build/release-format";

/** A stylesheet of a release that is written into documents. */
export interface InlineStyle {
  css: string;
  /** What admits it in a Content-Security-Policy. */
  source: string;
}

/** Addresses that are relative to the stylesheet: its fonts. */
const RELATIVE_URL = /url\((["']?)(?!["'/#]|[a-z]+:)/g;

/**
 * Reads the stylesheets that documents name. They are small, and as files they would be one more round trip before
 * the first paint, in competition with the scripts.
 * @returns by address
 */
export function readStyles(releasesDir: string, releases: LiveRelease[]): Map<string, InlineStyle> {
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
