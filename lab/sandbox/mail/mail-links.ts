const URL_PATTERN = /https?:\/\/[^\s<>"']+/g;
const TRAILING_PUNCTUATION = /[.,;:!?)\]]+$/;

/** The URLs in a text, in order, without trailing punctuation. */
function findUrls(text: string): string[] {
  return (text.match(URL_PATTERN) ?? []).map((url) => url.replace(TRAILING_PUNCTUATION, ""));
}

/** Returns the distinct URLs of a mail: those in the text part and the `href`s of the HTML part. */
export function extractLinks(text: string, html = ""): string[] {
  const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, target = ""]) =>
    target.replaceAll("&amp;", "&"),
  );
  return [...new Set([...findUrls(text), ...targets.flatMap(findUrls)])];
}

/** Splits a text into links and the text between them. */
export function splitAtLinks(text: string): { text: string; isLink: boolean }[] {
  const parts: { text: string; isLink: boolean }[] = [];
  let rest = text;
  for (const url of findUrls(text)) {
    const start = rest.indexOf(url);
    parts.push({ text: rest.slice(0, start), isLink: false }, { text: url, isLink: true });
    rest = rest.slice(start + url.length);
  }
  return [...parts, { text: rest, isLink: false }];
}
