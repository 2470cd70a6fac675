import { isPastedText } from "@ligate/contract/search/pasted-sequence";
import type { Suggestion } from "@ligate/contract/search/schemas";
import { useApiQuery } from "@ligate/platform/use-api-query";

const MIN_CHARACTERS = 2;
const DEBOUNCE_MS = 150;
const NONE: Suggestion[] = [];

/**
 * The API's suggestions for a typed text; none if it is too short or a sequence, or if the request fails.
 * @param kind suggests only genes
 */
export function useSuggestions(text: string, kind?: "gene"): Suggestion[] {
  const q = text.trim();
  const options = q.length >= MIN_CHARACTERS && !isPastedText(q) ? { query: { q, kind } } : undefined;
  const { data } = useApiQuery("/api/search/suggestions/", options, { debounceMs: DEBOUNCE_MS });
  return data?.suggestions ?? NONE;
}
