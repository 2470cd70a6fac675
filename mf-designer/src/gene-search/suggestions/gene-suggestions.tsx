import type { GeneRow } from "@ligate/contract/genes/schemas";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import styles from "./gene-suggestions.module.css";

export interface GeneSuggestionsProps {
  id: string;
  genes: readonly GeneRow[];
  /** The index of the active suggestion. */
  active: number | undefined;
  onSelect: (gene: GeneRow) => void;
}

/** The list of suggested genes. It is operated from the field that it belongs to. */
export function GeneSuggestions({ id, genes, active, onSelect }: GeneSuggestionsProps) {
  return (
    <>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label="Suggested genes"
        hidden={genes.length === 0}
        // Keeps the focus in the field when the list is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
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
      <VisuallyHidden>
        <span role="status">{genes.length > 0 && `${genes.length} genes suggested`}</span>
      </VisuallyHidden>
    </>
  );
}

/** The alias or id that matched, unless it is visible in the name. */
const matchedText = ({ matched_alias: alias, gene_name }: GeneRow): string =>
  alias && !gene_name.toLowerCase().includes(alias.toLowerCase()) ? ` (matched ${alias})` : "";
