const HEAD = Buffer.from("%PDF-");
const TAIL = Buffer.from("%%EOF");
/** Programs write a few bytes behind the end; readers look for it as far back as this. */
const TAIL_WITHIN = 1024;

/** Judged by content: what a file is called says nothing. */
export const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, HEAD.length).equals(HEAD) && bytes.subarray(-TAIL_WITHIN).includes(TAIL);

const NAME_MAX = 100;

/** A file's name without folders, control and reserved characters, ending in `.pdf` once. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const kept = last
    .replace(/\.pdf$/i, "")
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, "")
    .replace(/^[. ]+/, "");
  return `${kept.slice(0, NAME_MAX).trim() || "purchase-order"}.pdf`;
}
