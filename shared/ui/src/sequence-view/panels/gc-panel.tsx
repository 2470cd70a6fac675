import { measureComposition, measureWindows } from "../bases/composition.ts";
import { formatRange, type Range } from "../bases/ranges.ts";
import styles from "./panels.module.css";

export interface GcPanelProps {
  bases: string;
  onSelect: (range: Range) => void;
}

/** Windows outside of these percentages are hard to synthesize and to amplify. */
const USUAL = { min: 30, max: 70 } as const;
const VIEW = { width: 600, height: 100 } as const;

/** The share of G and C along a plasmid, as bars, with the unusual windows as buttons. */
export function GcPanel({ bases, onSelect }: GcPanelProps) {
  const windows = measureWindows(bases);
  // A few known bases say nothing about their window.
  const judged = windows.filter(({ known, length }) => 2 * known > length);
  const unusual = judged.filter(
    ({ gcPercent = USUAL.min }) => gcPercent < USUAL.min || gcPercent > USUAL.max,
  );
  const width = VIEW.width / windows.length;
  return (
    <details className={styles.details}>
      <summary>G and C: {formatPercent(bases)}</summary>
      <svg
        className={styles.gc}
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Share of G and C in windows of 100 bp: ${unusual.length} of ${windows.length} below ${USUAL.min} or above ${USUAL.max} %`}
      >
        <rect
          className={styles.usual}
          y={VIEW.height - USUAL.max}
          width={VIEW.width}
          height={USUAL.max - USUAL.min}
        />
        {windows.map(({ from, gcPercent = 0 }, i) => (
          <rect
            key={from}
            className={styles.bar}
            x={i * width}
            y={VIEW.height - gcPercent}
            width={width}
            height={gcPercent}
          />
        ))}
      </svg>
      <p className={styles.hint}>
        {unusual.length === 0
          ? `Every window of 100 known bp has ${USUAL.min} to ${USUAL.max} %.`
          : `Windows of 100 bp below ${USUAL.min} or above ${USUAL.max} %, which are hard to synthesize and to amplify:`}
      </p>
      <p>
        {unusual.map(({ from, to, gcPercent = 0 }) => (
          <button key={from} type="button" className={styles.cut} onClick={() => onSelect({ from, to })}>
            {formatRange({ from, to })} ({Math.round(gcPercent)} %)
          </button>
        ))}
      </p>
    </details>
  );
}

function formatPercent(bases: string): string {
  const { gcPercent } = measureComposition(bases);
  return gcPercent === undefined ? "no base is known" : `${Math.round(gcPercent)} % of the known bases`;
}
