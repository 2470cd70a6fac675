import { ContentError } from "../../../content-files/content-folder.ts";

/** @throws ContentError naming the first code that is not known */
export function requireKnown(file: string, key: string, codes: string[], known: string[]): void {
  const missing = codes.find((code) => !known.includes(code));
  if (missing !== undefined) throw new ContentError(file, undefined, `${key}: there is no ${missing}`);
}
