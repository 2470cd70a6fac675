import { type RefObject, useEffect, useId, useState } from "react";
import type { SearchSuggestions } from "./search-suggestions.tsx";

/**
 * Suggestions for a search field, which are loaded on the first focus.
 * @param kind suggests only genes
 * @returns the attributes of the field, and the list, which is shown below the nearest positioned element
 */
export function useLazySuggestions(input: RefObject<HTMLInputElement | null>, kind?: "gene") {
  const listId = useId();
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>();

  function loadSuggestions() {
    import(/* webpackChunkName: "search-suggestions" */ "./search-suggestions.tsx").then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      () => {}, // The field works without suggestions.
    );
  }

  // React reports no focus event for a field that had the focus before it was hydrated. Removable when React replays it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the focus at the time of hydration matters
  useEffect(() => {
    if (document.activeElement === input.current) loadSuggestions();
  }, []);

  return {
    field: {
      ref: input,
      name: "q",
      autoComplete: "off",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": false,
      "aria-controls": listId,
      onFocus: Suggestions ? undefined : loadSuggestions,
    } as const,
    list: Suggestions && input.current && <Suggestions input={input.current} kind={kind} />,
  };
}
