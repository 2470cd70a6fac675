import { formatInteger } from "@ligate/contract/common/format-integer";
import { shorten } from "@ligate/contract/common/shorten";
import { type RingBand, ringAngle, ringArc, tickPath } from "@ligate/contract/plasmids/ring-arcs";
import { ringLabels } from "@ligate/contract/plasmids/ring-labels";
import type { Site } from "@ligate/contract/sequences/find-sites";
import type { PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { useId } from "react";
import { Hatch } from "../content/hatch.tsx";
import { isGeneFragment, labeledViewBox } from "../content/labeled-ring.tsx";
import { partColor, partKindClass } from "../content/part-kind-dot.tsx";
import { cx } from "../cx.tsx";
import type { ShownCut } from "./bases/cut-sites.ts";
import { type Range, rangeLength, toLanes, toRange } from "./bases/ranges.ts";
import styles from "./sequence-ring.module.css";

/** Radii in SVG units, from the inside to the outside. */
const SITES = { inner: 63.5, outer: 68.5 };
const SELECTION = { inner: 69.5, outer: 74.5 };
const FEATURES = { inner: 83, outer: 93, middle: 88 };
const ORIGIN = { inner: 79, outer: 97 };
const CUTS = { inner: 93, outer: 104 };
/** Features that overlap are on rings inside of one another. */
const LANE_STEP = 11;
const LABELS = { radius: 114, bend: 108, lineHeight: 12 };
/** As in the style sheet. */
const FONT_SIZE = 11;
const SMALLEST_BOX = { halfWidth: 165, halfHeight: 125 };

/** The name of the bases between two features. The table lists them; the ring shows its line. */
const JUNCTION = "Junction";

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
  const features = plasmid.features.filter(({ name }) => name !== JUNCTION);
  const lanes = toLanes(features.map((feature) => ({ feature, ...toRange(feature) })));
  const labels = ringLabels(labeledPlaces(features, total, cuts), LABELS);
  const arcs = lanes.flatMap((lane, i) => {
    const band = { inner: FEATURES.inner - i * LANE_STEP, outer: FEATURES.outer - i * LANE_STEP };
    return lane.map(({ feature }) => ({
      feature,
      path: ringArc({ ...feature, ...toSpan(toRange(feature), total) }, total, band).path,
    }));
  });
  const toPath = (range: Range, band: RingBand) => ringArc(toSpan(range, total), total, band, 0).path;

  return (
    <svg
      className={styles.ring}
      viewBox={labeledViewBox(labels, FONT_SIZE, SMALLEST_BOX)}
      role="img"
      aria-label={`${plasmid.name} as a ring of ${formatInteger(total)} bp. The table of features below has the positions.`}
    >
      <defs>
        <Hatch id={hatch} className={styles.hatch} />
      </defs>
      <circle className={styles.backbone} r={FEATURES.middle} />
      <path className={styles.origin} d={tickPath(0, total, ORIGIN)} />
      {labels.map(({ key, leader }) => (
        <path key={key} className={styles.leader} d={leader} />
      ))}
      {arcs.map(({ feature, path }) => (
        <g
          key={`${feature.name} ${feature.start_bp}`}
          className={cx(styles.feature, partKindClass(partColor(feature)))}
          onPointerUp={() => onSelect(toRange(feature))}
        >
          <title>{feature.name}</title>
          <path className={styles.arc} d={path} />
          {feature.is_schematic && <path d={path} fill={`url(#${hatch})`} />}
        </g>
      ))}
      {cuts.map(({ enzyme, cut_bp, from, isUnique }) => (
        <path
          key={`${enzyme.name} ${from}`}
          className={cx(styles.cut, isUnique && styles.unique)}
          d={tickPath(cut_bp, total, CUTS)}
        >
          <title>{enzyme.name}</title>
        </path>
      ))}
      {sites.map(({ from, to, strand }) => (
        <path key={`${from} ${strand}`} className={styles.site} d={toPath({ from, to }, SITES)} />
      ))}
      {selection && <path className={styles.selection} d={toPath(selection, SELECTION)} />}
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
function labeledPlaces(features: readonly SequenceFeature[], total: number, cuts: readonly ShownCut[]) {
  const named = features
    .filter((feature) => !isGeneFragment(feature))
    .map((feature) => ({ feature, length: rangeLength(toRange(feature), total) }))
    .filter(({ length }) => length >= MIN_SHARE * total)
    .map(({ feature: { name, start_bp }, length }) => ({
      key: `${name} ${start_bp}`,
      text: shorten(name, MAX_CHARACTERS),
      angle: ringAngle(start_bp - 1 + length / 2, total),
      radius: FEATURES.outer,
    }));
  const cutters = cuts
    .filter(({ isUnique }) => isUnique)
    .map(({ enzyme, cut_bp }) => ({
      key: `cut ${enzyme.name}`,
      text: enzyme.name,
      angle: ringAngle(cut_bp, total),
      radius: CUTS.outer,
    }));
  return [...named, ...cutters].slice(0, MAX_LABELS);
}

const toSpan = (range: Range, total: number) => ({
  start_bp: range.from,
  length_bp: rangeLength(range, total),
});
