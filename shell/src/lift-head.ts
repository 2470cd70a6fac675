/** Titles and descriptions that React puts before what it renders, where the document has a head of its own. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Parts what belongs into the document's head from what belongs into its body. */
export function liftHead(html: string): { head: string; body: string } {
  const head = HOISTED.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
