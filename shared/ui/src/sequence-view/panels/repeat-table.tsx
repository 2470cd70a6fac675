import { formatInteger } from "@ligate/contract/common/format-integer";
import { useMemo } from "react";
import { Table } from "../../content/table.tsx";
import { formatRange, type Range } from "../bases/ranges.ts";
import { findRepeats } from "../bases/repeats.ts";
import styles from "./panels.module.css";

export interface RepeatTableProps {
  bases: string;
  onSelect: (range: Range) => void;
}

/** The repeats of at least 40 bp. The buttons of a repeat select its places. */
export function RepeatTable({ bases, onSelect }: RepeatTableProps) {
  const repeats = useMemo(() => findRepeats(bases), [bases]);
  return (
    <details className={styles.details}>
      <summary>Repeats: {repeats.length} of at least 40 bp</summary>
      <p className={styles.hint}>
        Bacteria and reverse transcription may recombine them. The repeats of LTRs and ITRs belong there.
      </p>
      <Table columns="several" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col">Places</th>
            <th scope="col">Direction</th>
          </tr>
        </thead>
        <tbody>
          {repeats.map(({ first, second, length, isInverted }) => (
            <tr key={`${first.from} ${second.from} ${length} ${isInverted}`}>
              <th scope="row" className={styles.number}>
                {formatInteger(length)} bp
              </th>
              <td>
                <PlaceButton place={first} onSelect={onSelect} />{" "}
                <PlaceButton place={second} onSelect={onSelect} />
              </td>
              <td>{isInverted ? "inverted" : "direct"}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

const PlaceButton = ({ place, onSelect }: { place: Range; onSelect: (range: Range) => void }) => (
  <button type="button" className={styles.cut} onClick={() => onSelect(place)}>
    {formatRange(place)}
  </button>
);
