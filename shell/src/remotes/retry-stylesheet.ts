import { integrityOf } from "./integrity/import-maps.ts";

/** The error of the bundler's style loader when a page's stylesheet fails to load. */
interface StylesheetError extends Error {
  /** URL of the stylesheet. */
  request: string;
}

export const isStylesheetError = (error: unknown): error is StylesheetError =>
  error instanceof Error && "code" in error && error.code === "CSS_CHUNK_LOAD_FAILED";

/**
 * Requests a stylesheet once more, under another URL, without waiting for it: a page without its own styles is usable.
 * The style loader treats a link with this `data-href` as the stylesheet and loads the page.
 */
export function retryInBackground(url: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.href = url;
  link.integrity = integrityOf(url) ?? "";
  link.href = `${url}?retry=1`;
  document.head.append(link);
}
