import type { GeneRow } from "@ligate/contract/genes/schemas";
import type { ComponentProps } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./gene-field.module.css";

export interface GeneSuggestionsProps {
  id: string;
  genes: readonly GeneRow[];
  /** A symbol that the catalog does not have, so that the suggested genes are different genes. */
  unsoldSymbol: string | null;
  getOptionProps: (index: number) => ComponentProps<"div">;
  onSelect: (gene: GeneRow) => void;
}

/** The list of suggested genes. It is operated from the field that it belongs to. */
export function GeneSuggestions({ id, genes, unsoldSymbol, getOptionProps, onSelect }: GeneSuggestionsProps) {
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
            // biome-ignore lint/a11y/noStaticElementInteractions: its properties contain the role
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={gene.target_sequence}
              {...getOptionProps(index)}
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
