import { formatInteger } from "@ligate/contract/common/format-integer";
import type { GeneRow } from "@ligate/contract/genes/schemas";
import { cx } from "@ligate/ui/cx";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useId } from "react";
import styles from "./gene-table.module.css";

/** What the rows of a gene table can do. */
export interface GeneActions {
  onSelect: (gene: GeneRow) => void;
  onSelectOrthologue: (orthologue: NonNullable<GeneRow["orthologue"]>) => void;
}

export interface GeneTableRowProps extends GeneActions {
  gene: GeneRow;
  isSelected: boolean;
}

/** A gene with its type, its entry at NCBI and its orthologue, or the reason why it cannot be selected. */
export function GeneTableRow({ gene, isSelected, onSelect, onSelectOrthologue }: GeneTableRowProps) {
  const reasonId = useId();
  const { target_sequence, symbol, gene_name, locus_id, matched_alias, enabled, reason } = gene;
  const { orthologue } = gene;
  return (
    <tr className={cx(isSelected && styles.selected, !enabled && styles.unavailable) || undefined}>
      <td className={styles.radioCell}>
        <label className={styles.radioLabel}>
          <input
            type="radio"
            name="target_sequence"
            value={target_sequence}
            checked={isSelected}
            disabled={!enabled}
            aria-describedby={enabled ? undefined : reasonId}
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
