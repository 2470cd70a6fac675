import { formatInteger } from "@ligate/contract/common/format-integer";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { useId } from "react";
import { cx } from "../../cx.tsx";
import { partColor, partKindClass } from "../../part-kind/part-kind-dot.tsx";
import type { Site } from "../bases/find-sites.ts";
import { toLanes } from "../bases/lanes.ts";
import type { Range } from "../bases/ranges.ts";
import { rangeOf } from "../bases/translate.ts";
import { Hatch } from "../hatch.tsx";
import type { ShownCut } from "../panels/cut-choice.ts";
import { arcPath, RADII, ringLabels, tickPath } from "./ring-geometry.ts";
import { labeledPlaces } from "./ring-labels.ts";
import styles from "./sequence-ring.module.css";

export interface SequenceRingProps {
  plasmid: PlasmidSequence;
  cuts: readonly ShownCut[];
  sites: readonly Site[];
  selection: Range | undefined;
  onSelect: (range: Range) => void;
}

/** A plasmid as a ring with its features, cut sites, found sites and the selection. Clicking a feature selects it. */
export function SequenceRing({ plasmid, cuts, sites, selection, onSelect }: SequenceRingProps) {
  const hatch = useId();
  const total = plasmid.bases.length;
  const lanes = toLanes(plasmid.features.map((feature) => ({ feature, ...rangeOf(feature) })));
  const labels = ringLabels(labeledPlaces(plasmid, cuts), total);
  const features = lanes.flatMap((lane, i) =>
    lane.map(({ feature }) => ({ feature, radius: RADII.feature - i * (RADII.featureWidth + 1) })),
  );

  return (
    <svg
      className={styles.ring}
      viewBox="-205 -150 410 300"
      role="img"
      aria-label={`${plasmid.name} as a ring of ${formatInteger(total)} bp. The table of features below has the positions.`}
    >
      <defs>
        <Hatch id={hatch} className={styles.hatch} />
      </defs>
      <circle className={styles.backbone} r={RADII.feature} />
      <path className={styles.origin} d={tickPath(0, total, RADII.feature - 9, RADII.feature + 9)} />
      {labels.map(({ key, leader }) => (
        <path key={key} className={styles.leader} d={leader} />
      ))}
      {features.map(({ feature, radius }) => {
        const path = arcPath(rangeOf(feature), total, radius, RADII.featureWidth);
        return (
          <g
            key={`${feature.name} ${feature.start_bp}`}
            className={cx(styles.feature, partKindClass(partColor(feature)))}
            onPointerUp={() => onSelect(rangeOf(feature))}
          >
            <title>{feature.name}</title>
            <path className={styles.arc} d={path} />
            {feature.is_schematic && <path d={path} fill={`url(#${hatch})`} />}
          </g>
        );
      })}
      {cuts.map(({ enzyme, cut_bp, from, isUnique }) => (
        <path
          key={`${enzyme.name} ${from}`}
          className={cx(styles.cut, isUnique && styles.unique)}
          d={tickPath(cut_bp, total, RADII.feature + 5, RADII.cut)}
        >
          <title>{enzyme.name}</title>
        </path>
      ))}
      {sites.map(({ from, to, strand }) => (
        <path
          key={`${from} ${strand}`}
          className={styles.site}
          d={arcPath({ from, to }, total, RADII.sites, 5)}
        />
      ))}
      {selection && <path className={styles.selection} d={arcPath(selection, total, RADII.selection, 5)} />}
      {labels.map(({ key, text, x, y, anchor }) => (
        <text
          key={key}
          className={cx(styles.label, key.startsWith("cut ") && styles.cutter)}
          x={x}
          y={y}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
      <text className={styles.size} y={-4}>
        {formatInteger(total)} bp
      </text>
      <text className={styles.known} y={14}>
        {formatInteger(plasmid.known_bp)} known
      </text>
    </svg>
  );
}
