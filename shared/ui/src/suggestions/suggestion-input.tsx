import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from "react";
import { SearchInput } from "../forms/search-input.tsx";
import type { SearchSuggestions, SearchSuggestionsProps } from "./search-suggestions.tsx";
// Part of the first load, so that it contains no code that loads stylesheets.
import "./search-suggestions.module.css";

export interface SuggestionInputProps
  extends Omit<ComponentProps<"input">, "ref" | "onFocus">,
    Pick<SearchSuggestionsProps, "kind"> {
  ref?: RefObject<HTMLInputElement | null>;
}

/**
 * A search input with suggestions, which are loaded on the first focus. The list is as wide as the positioned element that
 * contains the input, or wider.
 */
export function SuggestionInput({ ref, kind, ...props }: SuggestionInputProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = ref ?? ownRef;
  const listId = useId();
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>();

  function loadSuggestions() {
    import(/* webpackChunkName: "search-suggestions" */ "./search-suggestions.tsx").then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      () => {}, // The field works without suggestions.
    );
  }

  useFocusedBeforeHydration(input, loadSuggestions);

  return (
    <>
      <SearchInput
        {...props}
        ref={input}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={listId}
        onFocus={Suggestions ? undefined : loadSuggestions}
      />
      {Suggestions && input.current && <Suggestions input={input.current} kind={kind} />}
    </>
  );
}

/**
 * Calls `onFocus` once if the element already has the focus when it is hydrated: React reports no focus event for it.
 *
 * Removable when React replays focus events that precede hydration.
 */
function useFocusedBeforeHydration(element: RefObject<HTMLElement | null>, onFocus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the focus at the time of hydration matters
  useEffect(() => {
    if (document.activeElement === element.current) onFocus();
  }, []);
}
