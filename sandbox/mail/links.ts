const ADDRESS = /https?:\/\/[^\s<>"']+/g;
const CLOSING = /[.,;:!?)\]]+$/;

/** The web addresses in a text, in order, without the punctuation that follows them. */
function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map((address) => address.replace(CLOSING, ""));
}

export function linksOf(text: string, html = ""): string[] {
  const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, target = ""]) =>
    target.replaceAll("&amp;", "&"),
  );
  return [...new Set([...addressesIn(text), ...targets.flatMap(addressesIn)])];
}

/** Cuts a text into what is a link and what is not. */
export function splitAtLinks(text: string): { text: string; isLink: boolean }[] {
  const parts: { text: string; isLink: boolean }[] = [];
  let rest = text;
  for (const address of addressesIn(text)) {
    const at = rest.indexOf(address);
    parts.push({ text: rest.slice(0, at), isLink: false }, { text: address, isLink: true });
    rest = rest.slice(at + address.length);
  }
  return [...parts, { text: rest, isLink: false }];
}
