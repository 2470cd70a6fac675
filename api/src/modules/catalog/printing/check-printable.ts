import { ContentError } from "../../../content-files/content-error.ts";
import { printedContent } from "./printed-content.ts";
import { UnprintableError } from "./unsupported-content-error.ts";

/**
 * Checks a text that begins in `firstLine` of `file`.
 * @throws ContentError where it has something that is not printed
 */
export function checkPrintable(file: string, firstLine: number, markdown: string): void {
  try {
    printedContent(markdown);
  } catch (error) {
    if (!(error instanceof UnprintableError)) throw error;
    throw new ContentError(file, firstLine + error.line, error.message);
  }
}
