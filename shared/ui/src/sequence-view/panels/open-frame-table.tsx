import { formatInteger } from "@ligate/contract/common/format-integer";
import { useMemo } from "react";
import { Table } from "../../content/table.tsx";
import { findOpenFrames } from "../bases/open-frames.ts";
import { formatRange, type Range } from "../bases/ranges.ts";
import styles from "./panels.module.css";

export interface OpenFrameTableProps {
  bases: string;
  onSelect: (range: Range) => void;
}

/** The open reading frames of at least 100 amino acids on both strands. The button of a frame selects it. */
export function OpenFrameTable({ bases, onSelect }: OpenFrameTableProps) {
  const frames = useMemo(() => findOpenFrames(bases), [bases]);
  return (
    <details className={styles.details}>
      <summary>Open reading frames: {frames.length} of at least 100 amino acids</summary>
      <p className={styles.hint}>
        From ATG to stop, on both strands, also across the origin. Unknown bases end a frame.
      </p>
      <Table columns="several" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">From–to</th>
            <th scope="col">Strand</th>
            <th scope="col">Amino acids</th>
          </tr>
        </thead>
        <tbody>
          {frames.map((frame) => (
            <tr key={`${frame.strand} ${frame.from}`}>
              <th scope="row">
                <button type="button" className={styles.cut} onClick={() => onSelect(frame)}>
                  {formatRange(frame)}
                </button>
              </th>
              <td>{frame.strand === 1 ? "forward" : "reverse"}</td>
              <td className={styles.number}>{formatInteger(frame.aminoAcids)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
