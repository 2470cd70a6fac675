/** What the bundler's style loader says when a page's styles do not arrive. */
interface MissingStyles extends Error {
  /** Their address. */
  request: string;
}

export const isMissingStyles = (error: unknown): error is MissingStyles =>
  error instanceof Error && "code" in error && error.code === "CSS_CHUNK_LOAD_FAILED";

/**
 * Asks for styles once more, under another address, and lets nobody wait for them: a page in the store's own type
 * and colours is worth more than none. The style loader takes a link with this `data-href` for what it looks for.
 */
export function goOnWithout(address: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.href = address;
  link.href = `${address}?retry=1`;
  document.head.append(link);
}
