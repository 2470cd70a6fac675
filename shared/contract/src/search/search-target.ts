/** Where a search box leads. Imports no schema library, because pages import this module. */

import { SEARCH_QUERY_MAX } from "./constants.ts";
import { readPastedSequence } from "./pasted-sequence.ts";

/** State of the search page's history entry. */
export interface PastedTextState {
  pasted: string;
}

/** Whether a text is not a query: a sequence, or longer than a query. The API is not asked for it. */
export const isPastedText = (text: string): boolean =>
  text.length > SEARCH_QUERY_MAX || readPastedSequence(text) !== undefined;

/**
 * The address of a search. Text that is not a query is passed in the history entry instead: addresses have a limited
 * length, and sequences are confidential.
 */
export function searchTarget(text: string): { to: string; state?: PastedTextState } {
  const q = text.trim();
  return isPastedText(q)
    ? { to: "/search", state: { pasted: q } }
    : { to: `/search?q=${encodeURIComponent(q)}` };
}
