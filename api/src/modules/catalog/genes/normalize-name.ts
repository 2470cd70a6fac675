import { spellGreekLetters } from "./greek-letters.ts";

/** The form in which names are compared: `PD-L1`, `pdl1` and `Pd L1` all become `pdl1`, and `TGF-β` `tgfbeta`. */
export const normalizeName = (name: string): string =>
  spellGreekLetters(name.normalize("NFKD"))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
