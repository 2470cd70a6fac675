import { basename } from "node:path";
import type { InlineStyle } from "../releases/inline-styles.ts";
import type { DocumentContext } from "./document-context.ts";

/** A stylesheet that a document needs. */
export interface DocumentStyle {
  /** File name. Federation identifies the stylesheet by it. */
  name: string;
  href: string;
  /** Missing if a development server serves the stylesheet. */
  inline?: InlineStyle;
}

/** The stylesheets of a document: the shell's, those of the remote that owns the path, and the page's. */
export function documentStyles({ releases, owner, page }: DocumentContext): DocumentStyle[] {
  const { shell, styles } = releases;
  const toStyles = (base: string, files: string[]) =>
    files.map((file) => ({
      name: basename(file),
      href: base + file,
      inline: styles.get(base + file),
    }));
  return [
    ...toStyles(shell.base, shell.css),
    ...(owner ? toStyles(owner.base, [...owner.table.css, ...(page?.css ?? [])]) : []),
  ];
}
