import { complement } from "@ligate/contract/sequences/bases";
import { memo } from "react";
import { partColor, partKindClass } from "../../content/part-kind-dot.tsx";
import { cx } from "../../cx.tsx";
import type { Range } from "../bases/ranges.ts";
import styles from "./bases-row.module.css";
import type { cutLanes, RowContent, RowFeature } from "./row-content.ts";
import { BASE_WIDTH, LINE } from "./row-size.ts";

export interface BasesRowProps {
  content: RowContent;
  cuts: ReturnType<typeof cutLanes>;
  sites: readonly Range[];
  selectedFrom: number | undefined;
  selectedTo: number | undefined;
  /** Id of the pattern over unknown bases. */
  hatch: string;
}

/** A line of bases: cuts above, both strands, and features with their translations below. */
export const BasesRow = memo(function BasesRow(props: BasesRowProps) {
  const { content, cuts, sites, selectedFrom, selectedTo, hatch } = props;
  const { row, bases, lanes } = content;
  const top = cuts.length * LINE.cut;
  const strands = top + 2 * LINE.bases;
  const heights = lanes.map((lane) => (lane.some(({ aminoAcids }) => aminoAcids) ? LINE.coding : LINE.lane));
  const height = strands + heights.reduce((sum, lane) => sum + lane, 0) + LINE.gap;
  const width = bases.length * BASE_WIDTH;
  const x = (bp: number) => (bp - row.from) * BASE_WIDTH;
  const mark = ({ from, to }: Range, style: { className?: string | undefined; fill?: string }) => (
    <rect
      key={`${from} ${to}`}
      {...style}
      x={x(from)}
      y={top}
      width={x(to + 1) - x(from)}
      height={2 * LINE.bases}
    />
  );
  const unknown = Array.from(bases.matchAll(/N+/g), ({ index, 0: run }) => ({
    from: row.from + index,
    to: row.from + index + run.length - 1,
  }));
  const text = { textLength: width, lengthAdjust: "spacing" } as const;

  return (
    <svg
      className={styles.row}
      width={width}
      height={height}
      data-from={row.from}
      data-to={row.to}
      aria-hidden="true"
    >
      <text className={styles.number} x={-LINE.gap} y={top + LINE.baseline}>
        {row.from}
      </text>
      {sites.map((site) => mark(site, { className: styles.site }))}
      {selectedFrom !== undefined &&
        selectedTo !== undefined &&
        mark({ from: selectedFrom, to: selectedTo }, { className: styles.selected })}
      <text className={styles.bases} y={top + LINE.baseline} {...text}>
        {bases}
      </text>
      <text className={styles.complement} y={top + LINE.bases + LINE.baseline} {...text}>
        {complement(bases)}
      </text>
      {unknown.map((run) => mark(run, { fill: `url(#${hatch})` }))}
      {cuts.flatMap((lane, i) =>
        lane.map(({ enzyme, cut_bp, from, isUnique }) => (
          <g key={`${enzyme.name} ${from}`} className={cx(styles.cut, isUnique && styles.unique)}>
            <path d={`M${x(cut_bp + 1)} ${i * LINE.cut + 3}V${top + 2 * LINE.bases}`} />
            <text x={Math.min(x(cut_bp + 1) + 3, width)} y={i * LINE.cut + 10}>
              {enzyme.name}
            </text>
          </g>
        )),
      )}
      {lanes.map((lane, i) => {
        const y = strands + heights.slice(0, i).reduce((sum, one) => sum + one, 0);
        return lane.map((part) => (
          <RowFeatureBar
            key={`${part.feature.name} ${part.feature.start_bp}`}
            part={part}
            x={x(part.from)}
            y={y}
            hatch={hatch}
          />
        ));
      })}
    </svg>
  );
});

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
