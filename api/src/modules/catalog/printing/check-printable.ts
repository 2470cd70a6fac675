import { ContentError } from "../../../content-files/content-folder.ts";
import { printedContent } from "./printed-content.ts";
import { UnsupportedContentError } from "./unsupported-content-error.ts";

/**
 * Checks a text that follows `firstLine` lines of `file`.
 * @throws ContentError if it has elements that cannot be printed
 */
export function checkPrintable(file: string, firstLine: number, markdown: string): void {
  try {
    printedContent(markdown);
  } catch (error) {
    if (!(error instanceof UnsupportedContentError)) throw error;
    throw new ContentError(file, firstLine + error.line, error.message);
  }
}
