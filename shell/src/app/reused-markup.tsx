import { useLocation } from "@ligate/platform/router";
import type { ReactElement } from "react";
import { allFrameLinks } from "../frame/menus/frame-links.ts";

/** The parts of the frame whose markup is reused, by their elements. Pages may contain such elements between them. */
const PATTERNS = {
  header: /<header class="([^"]*)">(.*?)<\/header>/s,
  footer: /^.*<footer class="([^"]*)">(.*?)<\/footer>/s,
};
type Part = keyof typeof PATTERNS;

interface Markup {
  className: string;
  __html: string;
}

/** The number of addresses whose top bar is kept: it marks the current page. */
const MAX_ENTRIES = 500;

const markups = new Map<string, Markup>();
/** The links of the frame in `markups`, as JSON. */
let links = "";

/** The markup that has been kept for the current links of the frame. */
function currentMarkups(): Map<string, Markup> {
  const current = JSON.stringify(allFrameLinks());
  if (current !== links) markups.clear();
  links = current;
  return markups;
}

const toKey = (part: Part, address: string): string => (part === "header" ? part + address : part);

/** Renders top bar or footer with the markup of an earlier page, which React would render again. For servers only. */
export function ReusedMarkup({ part: Part, children }: { part: Part; children: ReactElement }) {
  const { pathname, search } = useLocation();
  const markup = currentMarkups().get(toKey(Part, pathname + search));
  if (!markup) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <Part className={markup.className} dangerouslySetInnerHTML={{ __html: markup.__html }} />;
}

/** Copies a match: it shares the memory of the whole page, which could not be freed. */
const copyText = (match: string): string => Buffer.from(match).toString();

/** Keeps the markup of a rendered page for further pages, and of its top bar for the same address. */
export function keepMarkup(address: string, html: string): void {
  const markups = currentMarkups();
  for (const part of ["header", "footer"] as const) {
    const key = toKey(part, address);
    const [, className, __html] = (!markups.has(key) && PATTERNS[part].exec(html)) || [];
    if (className === undefined || __html === undefined) continue;
    const [oldest = ""] = markups.keys();
    if (markups.size >= MAX_ENTRIES) markups.delete(oldest);
    markups.set(key, { className: copyText(className), __html: copyText(__html) });
  }
}
