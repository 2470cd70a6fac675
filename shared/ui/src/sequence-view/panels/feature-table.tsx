import { formatInteger } from "@ligate/contract/common/format-integer";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { PartKindDot, partColor } from "../../content/part-kind-dot.tsx";
import { Table } from "../../content/table.tsx";
import { formatRange, type Range, rangeLength, toRange } from "../bases/ranges.ts";
import styles from "./panels.module.css";

export interface FeatureTableProps {
  plasmid: PlasmidSequence;
  onSelect: (range: Range) => void;
}

/** The features of a plasmid with position, strand and source. The button of a feature selects it. */
export function FeatureTable({ plasmid: { bases, features }, onSelect }: FeatureTableProps) {
  return (
    <details className={styles.details}>
      <summary>{features.length} features, with position and source</summary>
      <Table columns="several" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Position</th>
            <th scope="col">Length</th>
            <th scope="col">Strand</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => {
            const range = toRange(feature);
            return (
              <tr key={`${feature.name} ${range.from}`}>
                <th scope="row">
                  <button type="button" className={styles.feature} onClick={() => onSelect(range)}>
                    <PartKindDot kind={partColor(feature)} />
                    {feature.name}
                  </button>
                </th>
                <td className={styles.number}>{formatRange(range)}</td>
                <td className={styles.number}>{formatInteger(rangeLength(range, bases.length))} bp</td>
                <td>{feature.strand === 1 ? "forward" : "reverse"}</td>
                <td className={styles.source}>
                  {feature.is_schematic && "Schematic. "}
                  {feature.source}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </details>
  );
}
