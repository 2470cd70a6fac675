import type { Suggestion } from "@ligate/contract/search/schemas";
import { useNavigateTo } from "@ligate/platform/router";
import { useState } from "react";
import styles from "./search-box.module.css";
import { SuggestedLink } from "./suggested-link.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface SearchSuggestionsProps {
  /** The field that they belong to. */
  box: HTMLInputElement;
}

const KINDS: Record<Suggestion["kind"], string> = { gene: "Genes", product: "Products", page: "Pages" };

/** The list below a search field, and with it what makes a combobox of the field. */
export function SearchSuggestions({ box }: SearchSuggestionsProps) {
  // Its id as the field says it: where the page came rendered, that is the renderer's and may be another here.
  const id = box.getAttribute("aria-controls") ?? "";
  const go = useNavigateTo();
  const [query, setQuery] = useState(box.value);
  const suggestions = useSuggestions(query);
  const active = useCombobox({
    box,
    optionId: (place) => `${id}-${place}`,
    options: suggestions,
    onQuery: setQuery,
    onChoose: ({ url }) => go(url),
  });
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];

  return (
    <>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label="Suggestions"
        hidden={suggestions.length === 0}
        // The field keeps the focus, whatever of the list is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a part of a list, not of a form
          <div key={kind} role="group" aria-label={KINDS[kind]}>
            <div className={styles.kind} aria-hidden="true">
              {KINDS[kind]}
            </div>
            {suggestions.map(
              (one, place) =>
                one.kind === kind && (
                  <SuggestedLink
                    key={one.url + one.detail}
                    id={`${id}-${place}`}
                    suggestion={one}
                    isActive={place === active}
                    onGo={() => setQuery("")}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      <span className={styles.count} role="status">
        {suggestions.length > 0 && `${suggestions.length} suggestions`}
      </span>
    </>
  );
}
