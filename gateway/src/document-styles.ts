import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { LiveRelease } from "@ligate/build/release-format";
import { findOwner } from "@ligate/contract/owner";
import type { LiveReleases } from "./live-releases.ts";
import { pageOf } from "./page-of.ts";

/** A stylesheet of a release that is written into documents. */
export interface InlineStyle {
  css: string;
  /** What admits it in a Content-Security-Policy. */
  source: string;
}

/** A stylesheet that a document needs. */
export interface DocumentStyle {
  /** Whoever loads the page's code looks for it by this name. */
  name: string;
  href: string;
  /** None where a development server serves it. */
  inline?: InlineStyle;
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

/** What an address is drawn with: the frame's styles, its owner's and its page's. */
export function stylesOf({ shell, remotes, styles }: LiveReleases, path: string): DocumentStyle[] {
  const owner = findOwner(remotes, path);
  const named = (base: string, files: string[]) =>
    files.map((file) => ({
      name: basename(file),
      href: base + file,
      inline: styles.get(base + file),
    }));
  return [
    ...named(shell.base, shell.css),
    ...(owner ? named(owner.base, [...owner.table.css, ...(pageOf(owner, path)?.css ?? [])]) : []),
  ];
}
