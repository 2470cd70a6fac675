import { formatInteger } from "@ligate/contract/common/format-integer";
import type { GeneRow } from "@ligate/contract/genes/schemas";
import { SelectorCell, Table } from "@ligate/ui/content/table";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useId, useState } from "react";
import styles from "./gene-table.module.css";

export interface GeneTableProps extends GeneActions {
  genes: readonly GeneRow[];
  /** The sequence number of the selected gene; empty if none is selected. */
  selected: string;
}

/** The genes of one result page, each with a radio button that selects it. */
export function GeneTable({ genes, selected, onSelect, onSelectOrthologue }: GeneTableProps) {
  // React resets a radio button that is not checked at once, and the address holds the selection only after navigation.
  const [clicked, setClicked] = useState<{ number: string; before: string }>();
  const checked = clicked?.before === selected ? clicked.number : selected;

  function select(gene: GeneRow) {
    setClicked({ number: gene.target_sequence, before: selected });
    onSelect(gene);
  }

  return (
    <Table columns="few" className={styles.table}>
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
    </Table>
  );
}

/** The actions of the rows of a gene table. */
interface GeneActions {
  onSelect: (gene: GeneRow) => void;
  onSelectOrthologue: (orthologue: NonNullable<GeneRow["orthologue"]>) => void;
}

interface GeneTableRowProps extends GeneActions {
  gene: GeneRow;
  isSelected: boolean;
}

/** A gene with its type, its entry at NCBI and its orthologue, or the reason why it cannot be selected. */
function GeneTableRow({ gene, isSelected, onSelect, onSelectOrthologue }: GeneTableRowProps) {
  const reasonId = useId();
  const { target_sequence, symbol, gene_name, locus_id, matched_alias, enabled, reason } = gene;
  const { orthologue } = gene;
  return (
    <tr className={enabled ? undefined : styles.unavailable}>
      <SelectorCell
        type="radio"
        name="target_sequence"
        value={target_sequence}
        checked={isSelected}
        disabled={!enabled}
        aria-describedby={enabled ? undefined : reasonId}
        onChange={() => onSelect(gene)}
      >
        <VisuallyHidden>
          {symbol}, {target_sequence}
        </VisuallyHidden>
      </SelectorCell>
      <td data-label="Sequence Number" className={styles.code}>
        {target_sequence}
      </td>
      <td data-label="Symbol">
        <b>{symbol}</b>
        {matched_alias && <span className={styles.alias}> matched {matched_alias}</span>}
      </td>
      <td data-label="Name">
        <div>
          {gene_name}
          <p className={styles.details}>{details(gene)}</p>
          {!enabled && (
            <p className={styles.reason} id={reasonId}>
              Not offered. {reason}
            </p>
          )}
          {orthologue && (
            <button
              type="button"
              className={styles.orthologue}
              onClick={() => onSelectOrthologue(orthologue)}
            >
              {orthologue.species}: {orthologue.symbol}
            </button>
          )}
        </div>
      </td>
      <td data-label="Locus ID" className={styles.code}>
        <a
          href={`https://www.ncbi.nlm.nih.gov/gene/${locus_id}`}
          rel="noreferrer"
          aria-label={`${locus_id}, ${symbol} at NCBI Gene`}
        >
          {locus_id}
        </a>
      </td>
    </tr>
  );
}

const details = ({ gene_type, coding_bp }: GeneRow): string =>
  [gene_type, coding_bp !== null && `coding sequence ${formatInteger(coding_bp)} bp`]
    .filter(Boolean)
    .join(" · ");
