import { basename } from "node:path";
import { findOwner } from "@ligate/contract/owner";
import type { InlineStyle } from "./inline-styles.ts";
import type { LiveReleases } from "./live-releases.ts";
import { pageOf } from "./page-of.ts";

/** A stylesheet that a document needs. */
export interface DocumentStyle {
  /** Whoever loads the page's code looks for it by this name. */
  name: string;
  href: string;
  /** None where a development server serves it. */
  inline?: InlineStyle;
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
