const HEAD = Buffer.from("%PDF-");
const TAIL = Buffer.from("%%EOF");
/** PDF readers accept bytes after the end marker, and search for it this far back. */
const TAIL_SEARCH_BYTES = 1024;

/** Checks the content, because a file's name and type prove nothing. */
export const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, HEAD.length).equals(HEAD) && bytes.subarray(-TAIL_SEARCH_BYTES).includes(TAIL);

const NAME_MAX = 100;

/** The name of a file without folders, control and reserved characters, with one extension `.pdf`. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const kept = last
    .replace(/\.pdf$/i, "")
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, "")
    .replace(/^[. ]+/, "");
  return `${kept.slice(0, NAME_MAX).trim() || "purchase-order"}.pdf`;
}
