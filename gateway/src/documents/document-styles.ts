import { basename } from "node:path";
import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import type { ActiveReleases } from "../releases/active-releases.ts";
import type { InlineStyle } from "../releases/inline-styles.ts";
import { matchPage } from "../releases/match-page.ts";

/** A stylesheet that a document needs. */
export interface DocumentStyle {
  /** File name. Federation identifies the stylesheet by it. */
  name: string;
  href: string;
  /** Missing if a development server serves the stylesheet. */
  inline?: InlineStyle;
}

/** The stylesheets of a path: the shell's, those of the remote that owns it, and the page's. */
export function documentStyles({ shell, remotes, styles }: ActiveReleases, path: string): DocumentStyle[] {
  const owner = findRouteOwner(remotes, path);
  const toStyles = (base: string, files: string[]) =>
    files.map((file) => ({
      name: basename(file),
      href: base + file,
      inline: styles.get(base + file),
    }));
  return [
    ...toStyles(shell.base, shell.css),
    ...(owner ? toStyles(owner.base, [...owner.table.css, ...(matchPage(owner, path)?.css ?? [])]) : []),
  ];
}
