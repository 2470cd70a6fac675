import { formatInteger } from "@ligate/contract/common/format-integer";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import { useId } from "react";
import { partColor, partKindClass } from "../../content/part-kind-dot.tsx";
import { cx } from "../../cx.tsx";
import type { ShownCut } from "../bases/cut-sites.ts";
import type { Site } from "../bases/find-sites.ts";
import { type Range, rangeLength, toLanes, toRange } from "../bases/ranges.ts";
import { Hatch } from "../hatch.tsx";
import { arcPath, type Labeled, RADII, ringLabels, tickPath } from "./ring-geometry.ts";
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
  const lanes = toLanes(plasmid.features.map((feature) => ({ feature, ...toRange(feature) })));
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
        const path = arcPath(toRange(feature), total, radius, RADII.featureWidth);
        return (
          <g
            key={`${feature.name} ${feature.start_bp}`}
            className={cx(styles.feature, partKindClass(partColor(feature)))}
            onPointerUp={() => onSelect(toRange(feature))}
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

const MAX_CHARACTERS = 15;
/** Shorter features are named in the lines of bases and in the table only. */
const MIN_SHARE = 0.018;
/** More labels than this do not fit beside the ring. */
const MAX_LABELS = 40;

/** The labels beside the ring: features that are long enough, then unique cutters as long as there is room. */
function labeledPlaces(plasmid: PlasmidSequence, cuts: readonly ShownCut[]): Labeled[] {
  const total = plasmid.bases.length;
  const features = plasmid.features
    .map((feature) => ({ feature, length: rangeLength(toRange(feature), total) }))
    .filter(({ length }) => length >= MIN_SHARE * total)
    .map(({ feature: { name, start_bp }, length }) => ({
      key: `${name} ${start_bp}`,
      text: shorten(name),
      bp: (start_bp - 1 + length / 2) % total,
      radius: RADII.feature + RADII.featureWidth / 2,
    }));
  const cutters = cuts
    .filter(({ isUnique }) => isUnique)
    .map(({ enzyme, cut_bp }) => ({
      key: `cut ${enzyme.name}`,
      text: enzyme.name,
      bp: cut_bp,
      radius: RADII.cut,
    }));
  return [...features, ...cutters].slice(0, MAX_LABELS);
}

const shorten = (name: string): string =>
  name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : name;
