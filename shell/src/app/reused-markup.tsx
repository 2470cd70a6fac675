import { useLocation } from "@ligate/platform/router";
import { menuLinks } from "@ligate/platform/settings";
import type { ReactElement } from "react";

/** The parts of the frame whose markup is reused, by their elements. Pages may contain such elements between them. */
const PATTERNS = {
  header: /<header class="([^"]*)">(.*?)<\/header>/s,
  footer: /.*<footer class="([^"]*)">(.*?)<\/footer>/s,
};
type Part = keyof typeof PATTERNS;

interface Markup {
  className: string;
  __html: string;
}

/** The number of addresses whose top bar is kept: it marks the current page. */
const MAX_ENTRIES = 500;

const markups = new Map<string, Markup>();

const keyOf = (part: Part, address: string): string =>
  JSON.stringify([part, part === "header" && address, menuLinks("main"), menuLinks("footer")]);

/** Renders top bar or footer with the markup of an earlier page, which React would render again. For servers only. */
export function ReusedMarkup({ part: Part, children }: { part: Part; children: ReactElement }) {
  const { pathname, search } = useLocation();
  const markup = markups.get(keyOf(Part, pathname + search));
  if (!markup) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <Part className={markup.className} dangerouslySetInnerHTML={{ __html: markup.__html }} />;
}

/** A match shares the memory of the whole page, which could not be freed. */
const copyOf = (match: string): string => Buffer.from(match).toString();

/** Keeps the markup of a rendered page for further pages, and of its top bar for the same address. */
export function keepMarkup(address: string, html: string): void {
  for (const part of ["header", "footer"] as const) {
    const key = keyOf(part, address);
    const [, className, __html] = (!markups.has(key) && PATTERNS[part].exec(html)) || [];
    if (className === undefined || __html === undefined) continue;
    const [oldest = ""] = markups.keys();
    if (markups.size >= MAX_ENTRIES) markups.delete(oldest);
    markups.set(key, { className: copyOf(className), __html: copyOf(__html) });
  }
}
