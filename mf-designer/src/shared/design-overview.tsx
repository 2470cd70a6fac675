import type { DesignSelection } from "./design-model/design-selection.ts";
import styles from "./design-overview.module.css";

export interface DesignOverviewProps {
  /** Absent: it has a heading, and is no region of its own. */
  label?: string;
  design: DesignSelection;
  /** Rows above those of the design. */
  leadingRows?: readonly (readonly [name: string, value: string])[];
}

/** Lists every choice of a design. */
export function DesignOverview({ label, design, leadingRows = [] }: DesignOverviewProps) {
  const rows = (
    <dl className={styles.list}>
      {[...leadingRows, ...overviewRows(design)].map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
  return label ? <section aria-label={label}>{rows}</section> : rows;
}

function overviewRows(design: DesignSelection): [name: string, value: string][] {
  return [
    ["Category", design.productCategoryName],
    ["Function type", design.functionTypeName],
    ["Structure type", design.structureTypeName],
    ["Promoter", design.promoterName],
    ["Protein tag", design.proteinTagName],
    ["Fluorescence marker", design.fluoresceneMarkerName],
    ["Selection marker", design.selectionMarkerName],
    ["Antibiotics", design.bacterialMarkerName],
    ["Target sequence", formatTarget(design)],
  ];
}

/** Formats a target with its gene symbol, if it is known: `H00001 (TP53)`. */
function formatTarget({ targetSequence, geneSymbol }: DesignSelection): string {
  return targetSequence && geneSymbol && geneSymbol !== targetSequence
    ? `${targetSequence} (${geneSymbol})`
    : targetSequence;
}
