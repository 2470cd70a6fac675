import type { Suggestion } from "@ligate/contract/search/schemas";
import { Link, useNavigateTo } from "@ligate/platform/router";
import { type ComponentProps, useEffect, useState } from "react";
import { useCombobox } from "../controls/use-combobox.tsx";
import { cx } from "../cx.tsx";
import styles from "./search-suggestions.module.css";
import { useSuggestions } from "./use-suggestions.tsx";

export interface SearchSuggestionsProps {
  input: HTMLInputElement;
  /** Suggests only genes. */
  kind?: "gene";
}

const GROUP_NAMES: Record<Suggestion["kind"], string> = { gene: "Genes", product: "Products", page: "Pages" };

/** The list of suggestions below a search field, as links. Makes the field a combobox. */
export function SearchSuggestions({ input, kind: only }: SearchSuggestionsProps) {
  // From the attribute: the id that `useId` returned on the server may differ from the one here.
  const listId = input.getAttribute("aria-controls") ?? "";
  const navigateTo = useNavigateTo();
  const [query, setQuery] = useState("");
  const suggestions = useSuggestions(query, only);
  const getOptionProps = useCombobox({
    input,
    listId,
    options: suggestions,
    onQuery: setQuery,
    onSelect: ({ url }) => navigateTo(url),
  });
  // After the listeners of the combobox are attached: until then, nothing reports what is typed.
  useEffect(() => {
    if (document.activeElement === input) setQuery(input.value);
  }, [input]);
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys */}
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label="Suggestions"
        hidden={suggestions.length === 0}
        // Keeps the focus in the field when the list is pressed.
        onMouseDown={(event) => event.preventDefault()}
        // The link of an option prevents the default action of a click that navigates in this tab.
        onClick={(event) => event.defaultPrevented && setQuery("")}
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
                    option={getOptionProps(index)}
                    suggestion={suggestion}
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

interface SuggestionLinkProps {
  /** The attributes of an option. */
  option: ComponentProps<"a">;
  suggestion: Suggestion;
}

/** An option of the list, as a link: it can be opened in a new tab. */
function SuggestionLink({ option, suggestion: { label, detail, methods, url } }: SuggestionLinkProps) {
  return (
    <Link {...option} className={styles.option} to={url} tabIndex={-1}>
      <span className={styles.label}>{label}</span> <span className={styles.detail}>{detail}</span>
      {methods && <span className={cx(styles.detail, styles.methods)}> Offered: {methods}</span>}
    </Link>
  );
}
