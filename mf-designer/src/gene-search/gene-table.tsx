import type { GeneRow } from "@ligate/contract/genes/schemas";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useState } from "react";
import styles from "./gene-table.module.css";
import { type GeneActions, GeneTableRow } from "./gene-table-row.tsx";

export interface GeneTableProps extends GeneActions {
  genes: readonly GeneRow[];
  /** The sequence number of the selected gene; empty if none is selected. */
  selected: string;
}

/** The genes of one result page, each with a radio button that selects it. */
export function GeneTable({ genes, selected, onSelect, onSelectOrthologue }: GeneTableProps) {
  // A radio button jumps back if it is not checked at once, and the address has the selection only a moment later.
  const [clicked, setClicked] = useState<{ number: string; before: string }>();
  const checked = clicked?.before === selected ? clicked.number : selected;

  function select(gene: GeneRow) {
    setClicked({ number: gene.target_sequence, before: selected });
    onSelect(gene);
  }

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
            isSelected={gene.target_sequence === checked}
            onSelect={select}
            onSelectOrthologue={onSelectOrthologue}
          />
        ))}
      </tbody>
    </table>
  );
}
