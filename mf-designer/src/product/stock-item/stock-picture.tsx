import type { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import styles from "./stock-picture.module.css";

/** A flask of cells, or a tube of particles. */
export function StockPicture({ kind }: Pick<StockItemPage, "kind">) {
  return (
    <div className={styles.card}>
      <svg
        className={styles.picture}
        viewBox="0 0 320 220"
        role="img"
        aria-label={kind === "cells" ? "A flask of cells" : "A tube of particles"}
      >
        {kind === "cells" ? <Flask /> : <Tube />}
      </svg>
    </div>
  );
}

/** Centers of cells on the bottom of the flask, with their widths and rotations. */
const CELLS = [
  ...[[84, 158, 15, -8] as const, [116, 163, 17, 6] as const, [150, 157, 14, -4] as const],
  ...[[183, 163, 18, 8] as const, [216, 158, 15, -6] as const, [247, 163, 13, 4] as const],
  ...[[99, 141, 13, 10] as const, [168, 142, 14, -10] as const, [231, 142, 12, 6] as const],
];

function Flask() {
  return (
    <>
      <path className={styles.medium} d="M52 120H272V164a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14Z" />
      <path
        className={styles.glass}
        d="M52 88a14 14 0 0 1 14-14H182L226 35l28 33-8 7q26 6 26 31v58a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14Z"
      />
      <path className={styles.cap} d="M219 27l20-17 38 44-20 17Z" />
      {CELLS.map(([x, y, width, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse className={styles.cell} rx={width} ry={7} />
          <ellipse className={styles.nucleus} rx={4.5} ry={3} />
        </g>
      ))}
      <path className={styles.shine} d="M70 92v16" />
    </>
  );
}

const PARTICLES = [
  ...[[147, 108] as const, [175, 116] as const, [150, 137] as const],
  ...[[175, 149] as const, [147, 166] as const, [168, 180] as const],
];
const SPIKES = [0, 60, 120, 180, 240, 300];

function Tube() {
  return (
    <>
      <path className={styles.medium} d="M126 88H194V176a34 26 0 0 1-68 0Z" />
      <path className={styles.glass} d="M126 50H194V176a34 26 0 0 1-68 0Z" />
      <rect className={styles.cap} x={118} y={18} width={84} height={32} rx={5} />
      {PARTICLES.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {SPIKES.map((turn) => (
            <path key={turn} className={styles.spike} d="M0-8v-4" transform={`rotate(${turn})`} />
          ))}
          <circle className={styles.cell} r={8} />
          <circle className={styles.nucleus} r={3} />
        </g>
      ))}
      <path className={styles.shine} d="M137 60v18" />
    </>
  );
}
