import type { GeneRow } from "@ligate/contract/genes/schemas";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import styles from "./gene-table.module.css";

export interface GeneTableProps {
  genes: readonly GeneRow[];
  /** The sequence number of the selected gene; empty if none is selected. */
  selected: string;
  onSelect: (gene: GeneRow) => void;
}

/** The genes of one result page, each with a radio button that selects it. */
export function GeneTable({ genes, selected, onSelect }: GeneTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Target sequence</VisuallyHidden>
          </th>
          <th scope="col">Sequence Number</th>
          <th scope="col">Symbol</th>
          <th scope="col">Name</th>
          <th scope="col">Locus ID</th>
        </tr>
      </thead>
      <tbody>
        {genes.map((gene) => (
          <GeneTableRow
            key={gene.target_sequence}
            gene={gene}
            isSelected={gene.target_sequence === selected}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  );
}

interface GeneTableRowProps {
  gene: GeneRow;
  isSelected: boolean;
  onSelect: (gene: GeneRow) => void;
}

function GeneTableRow({ gene, isSelected, onSelect }: GeneTableRowProps) {
  const { target_sequence, symbol, gene_name, locus_id, matched_alias } = gene;
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={styles.radioCell}>
        <label className={styles.radioLabel}>
          <input
            type="radio"
            name="target_sequence"
            value={target_sequence}
            checked={isSelected}
            onChange={() => onSelect(gene)}
          />
          <VisuallyHidden>
            {symbol}, {target_sequence}
          </VisuallyHidden>
        </label>
      </td>
      <td data-label="Sequence Number" className={styles.code}>
        {target_sequence}
      </td>
      <td data-label="Symbol">
        <b>{symbol}</b>
        {matched_alias && <span className={styles.alias}> matched {matched_alias}</span>}
      </td>
      <td data-label="Name">{gene_name}</td>
      <td data-label="Locus ID" className={styles.code}>
        {locus_id}
      </td>
    </tr>
  );
}
