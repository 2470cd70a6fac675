import type { Suggestion } from "@ligate/contract/search/schemas";
import { api } from "@ligate/platform/api";
import { useEffect, useState } from "react";

const LEAST_CHARACTERS = 2;
const PAUSE_MS = 150;
const NONE: Suggestion[] = [];

/**
 * What the store suggests for a query, once the typing pauses. The last answer stays until the next is there; a
 * query that is typed on is asked for no longer, and one that fails suggests nothing.
 */
export function useSuggestions(typed: string): Suggestion[] {
  const q = typed.trim();
  const isAsked = q.length >= LEAST_CHARACTERS;
  const [suggestions, setSuggestions] = useState(NONE);

  useEffect(() => {
    if (!isAsked) {
      setSuggestions(NONE);
      return;
    }
    const asking = new AbortController();
    const { signal } = asking;
    const show = (found: Suggestion[]) => signal.aborted || setSuggestions(found);
    const timer = setTimeout(() => {
      api.get("/api/search/suggestions/", { query: { q }, signal }).then(
        (answer) => show(answer.suggestions),
        () => show(NONE),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q, isAsked]);

  return isAsked ? suggestions : NONE;
}
