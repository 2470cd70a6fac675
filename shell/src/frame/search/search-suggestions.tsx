import type { Suggestion } from "@ligate/contract/search/schemas";
import { useNavigateTo } from "@ligate/platform/router";
import { useCombobox } from "@ligate/ui/controls/use-combobox";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { useClientSideLink } from "../menus/use-client-side-link.ts";
import styles from "./site-search.module.css";
import { useSuggestions } from "./use-suggestions.ts";

export interface SearchSuggestionsProps {
  input: HTMLInputElement;
}

const GROUP_NAMES: Record<Suggestion["kind"], string> = { gene: "Genes", product: "Products", page: "Pages" };

/** The list of suggestions below a search field. Makes the field a combobox. */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  // From the attribute: the id that `useId` returned on the server may differ from the one here.
  const listId = input.getAttribute("aria-controls") ?? "";
  const navigateTo = useNavigateTo();
  const [query, setQuery] = useState(document.activeElement === input ? input.value : "");
  const suggestions = useSuggestions(query);
  const getOptionProps = useCombobox({
    input,
    listId,
    options: suggestions,
    onQuery: setQuery,
    onSelect: ({ url }) => navigateTo(url),
  });
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];

  return (
    <>
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label="Suggestions"
        hidden={suggestions.length === 0}
        // Keeps the focus in the field when the list is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not a fieldset
          <div key={kind} role="group" aria-label={GROUP_NAMES[kind]}>
            <div className={styles.kind} aria-hidden="true">
              {GROUP_NAMES[kind]}
            </div>
            {suggestions.map(
              (suggestion, index) =>
                suggestion.kind === kind && (
                  <SuggestionLink
                    key={suggestion.url + suggestion.detail}
                    {...getOptionProps(index)}
                    suggestion={suggestion}
                    onNavigate={() => setQuery("")}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      <span className={styles.count} role="status">
        {suggestions.length > 0 &&
          `${suggestions.length} ${suggestions.length === 1 ? "suggestion" : "suggestions"}`}
      </span>
    </>
  );
}

interface SuggestionLinkProps extends ComponentProps<"a"> {
  suggestion: Suggestion;
  /** Called when a click navigates in this tab. */
  onNavigate: () => void;
}

/** An option of the list, as a link: it can be opened in a new tab. */
function SuggestionLink({ suggestion, onNavigate, ...optionProps }: SuggestionLinkProps) {
  const navigateOnClick = useClientSideLink();
  const { label, detail, url } = suggestion;

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    navigateOnClick(event);
    if (event.defaultPrevented) onNavigate();
  }

  return (
    <a {...optionProps} className={styles.option} href={url} tabIndex={-1} onClick={onClick}>
      <span className={styles.label}>{label}</span> <span className={styles.detail}>{detail}</span>
    </a>
  );
}
