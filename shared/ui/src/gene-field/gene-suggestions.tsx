import type { GeneRow } from "@ligate/contract/genes/schemas";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./gene-field.module.css";

export interface GeneSuggestionsProps {
  id: string;
  genes: readonly GeneRow[];
  /** A symbol that the catalog does not have, so that the suggested genes are different genes. */
  notSold: string | null;
  /** The index of the active suggestion. */
  active: number | undefined;
  onSelect: (gene: GeneRow) => void;
}

/** The list of suggested genes. It is operated from the field that it belongs to. */
export function GeneSuggestions({ id, genes, notSold, active, onSelect }: GeneSuggestionsProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field when the list is pressed */}
      <div
        className={styles.list}
        hidden={genes.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {notSold && <p className={styles.notSold}>{notSoldText(notSold)}</p>}
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
            [notSold && notSoldText(notSold), countText(genes.length)].filter(Boolean).join(" ")}
        </span>
      </VisuallyHidden>
    </>
  );
}

const notSoldText = (symbol: string): string =>
  `${symbol} is not in the catalog. The genes below are different genes.`;

const countText = (count: number): string => `${count} ${count === 1 ? "gene" : "genes"} suggested`;

/** The alias or id that matched, unless it is visible in the name. */
const matchedText = ({ matched_alias: alias, gene_name }: GeneRow): string =>
  alias && !gene_name.toLowerCase().includes(alias.toLowerCase()) ? ` (matched ${alias})` : "";
