/** React renders titles, descriptions and links before the content if it does not render the `<head>` itself. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Splits rendered HTML into the tags that belong in the document's head and the rest. */
export function extractHeadTags(html: string): { head: string; body: string } {
  const head = HOISTED.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
