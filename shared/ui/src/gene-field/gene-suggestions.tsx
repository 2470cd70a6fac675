import type { GeneRow } from "@ligate/contract/genes/schemas";
import { type KeyboardEvent, useEffect, useState } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./gene-field.module.css";

export interface GeneSuggestionsProps {
  id: string;
  genes: readonly GeneRow[];
  /** A symbol that the catalog does not have, so that the suggested genes are different genes. */
  unsoldSymbol: string | null;
  /** The index of the active suggestion. */
  active: number | undefined;
  onSelect: (gene: GeneRow) => void;
}

/** The list of suggested genes. It is operated from the field that it belongs to. */
export function GeneSuggestions({ id, genes, unsoldSymbol, active, onSelect }: GeneSuggestionsProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field when the list is pressed */}
      <div
        className={styles.list}
        hidden={genes.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {unsoldSymbol && <p className={styles.unsold}>{unsoldText(unsoldSymbol)}</p>}
        <div id={id} role="listbox" aria-label="Suggested genes">
          {genes.map((gene, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={gene.target_sequence}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onClick={() => onSelect(gene)}
            >
              <b>{gene.symbol}</b>
              <span className={styles.name}>
                {gene.gene_name}
                {matchedText(gene)}
              </span>
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {genes.length > 0 &&
            [unsoldSymbol && unsoldText(unsoldSymbol), countText(genes.length)].filter(Boolean).join(" ")}
        </span>
      </VisuallyHidden>
    </>
  );
}

const unsoldText = (symbol: string): string =>
  `${symbol} is not in the catalog. The genes below are different genes.`;

const countText = (count: number): string => `${count} ${count === 1 ? "gene" : "genes"} suggested`;

/** The alias or id that matched, unless it is visible in the name. */
const matchedText = ({ matched_alias: alias, gene_name }: GeneRow): string =>
  alias && !gene_name.toLowerCase().includes(alias.toLowerCase()) ? ` (matched ${alias})` : "";

interface ListActions<Option> {
  onSelect: (option: Option) => void;
  onClose: () => void;
  onOpen: () => void;
}

export interface OpenList<Option> {
  /** The index of the active option. */
  active: number | undefined;
  select: (option: Option) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys of an editable combobox with manual selection (ARIA 1.2): the arrow keys move the active option, Enter selects
 * it, Escape closes the list, and ArrowDown opens it again.
 */
export function useOpenList<Option>(
  options: readonly Option[],
  { onSelect, onClose, onOpen }: ListActions<Option>,
): OpenList<Option> {
  const [active, setActive] = useState<number>();
  const count = options.length;
  const key = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options deactivate the active one
  useEffect(() => setActive(undefined), [key]);
  const activeOption = active === undefined ? undefined : options[active];

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (count === 0) {
      if (event.key === "ArrowDown") onOpen();
      return;
    }
    const next = { ArrowDown: (active ?? -1) + 1, ArrowUp: (active ?? count) - 1 }[event.key];
    if (next !== undefined) setActive((next + count) % count);
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && activeOption) onSelect(activeOption);
    else if (event.key === "Enter") onClose();
    const isHandled = next !== undefined || event.key === "Escape" || (event.key === "Enter" && activeOption);
    if (isHandled) event.preventDefault();
  }

  return { active: activeOption && active, select: onSelect, onKeyDown };
}
