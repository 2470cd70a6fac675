import { cx } from "../../cx.tsx";
import { partColor, partKindClass } from "../../part-kind/part-kind-dot.tsx";
import styles from "./bases-row.module.css";
import type { RowFeature } from "./row-content.ts";
import { BASE_WIDTH, LINE } from "./row-size.ts";

export interface RowFeatureBarProps {
  part: RowFeature;
  x: number;
  y: number;
  hatch: string;
}

const CHARACTER_WIDTH = 6.4;

/** A feature below the bases, with the amino acids of a coding one. */
export function RowFeatureBar({ part: { feature, from, to, aminoAcids }, x, y, hatch }: RowFeatureBarProps) {
  const width = (to - from + 1) * BASE_WIDTH;
  const name = feature.strand === 1 ? `${feature.name} →` : `← ${feature.name}`;
  const isNamed = name.length * CHARACTER_WIDTH < width;
  return (
    <g
      className={cx(styles.feature, partKindClass(partColor(feature)))}
      data-feature-from={feature.start_bp}
      data-feature-to={feature.end_bp}
    >
      <title>{feature.name}</title>
      <rect className={styles.bar} x={x} y={y + 1} width={width} height={LINE.bar} rx={2} />
      {feature.is_schematic && (
        <rect x={x} y={y + 1} width={width} height={LINE.bar} fill={`url(#${hatch})`} />
      )}
      {isNamed && (
        <text className={styles.name} x={x + 4} y={y + 12}>
          {name}
        </text>
      )}
      {aminoAcids?.trim() && (
        <text
          className={styles.aminoAcids}
          x={x}
          y={y + LINE.bar + 13}
          textLength={width}
          lengthAdjust="spacing"
        >
          {aminoAcids}
        </text>
      )}
    </g>
  );
}
