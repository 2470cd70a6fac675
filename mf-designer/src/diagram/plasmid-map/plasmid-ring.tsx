import type { Plasmid } from "@ligate/contract/catalog/product-schemas";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import { formatBp } from "../../shared/format-bp.ts";
import { partKindClass } from "../../shared/part-kind/part-kind-dot.tsx";
import styles from "./plasmid-ring.module.css";
import { kilobaseTicks, RING, ringArcs } from "./ring-arcs.ts";
import { ringLabels, ringViewBox, truncateName } from "./ring-labels.ts";

export interface PlasmidRingProps {
  plasmid: Plasmid;
  /** Text below the size, in the center of the ring. */
  caption: string;
  /** Index of the highlighted part. */
  active: number | undefined;
  onActive: (index: number | undefined) => void;
  /** Animates new parts. */
  isAnimated?: boolean;
}

/** A plasmid as a ring to scale, with labeled parts. */
export function PlasmidRing({ plasmid, caption, active, onActive, isAnimated }: PlasmidRingProps) {
  const titleId = useId();
  const arcs = ringArcs(plasmid);
  const labels = ringLabels(arcs);
  const activePart = active === undefined ? undefined : plasmid.parts[active];
  const isActive = (index: number) => index === active && styles.active;

  return (
    <svg
      className={cx(styles.ring, activePart && styles.hasActive, isAnimated && styles.animated)}
      viewBox={ringViewBox(labels)}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{`Map of ${plasmid.name}, ${formatBp(plasmid.total_bp)}, to scale`}</title>
      <desc>{plasmid.parts.map(({ name, length_bp }) => `${name} ${formatBp(length_bp)}`).join(", ")}</desc>
      <circle className={styles.backbone} r={RING.middle} />
      <path className={styles.ticks} d={kilobaseTicks(plasmid.total_bp)} />
      {labels.map(({ key, leader }) => (
        <path key={key} className={styles.leader} d={leader} />
      ))}
      {arcs.map(({ key, index, name, kind, path }) => (
        <path
          key={key}
          className={cx(
            styles.arc,
            partKindClass(kind),
            / \(schematic\)$/.test(name) && styles.schematic,
            isActive(index),
          )}
          d={path}
          onPointerEnter={() => onActive(index)}
          onPointerLeave={() => onActive(undefined)}
        >
          <title>{name}</title>
        </path>
      ))}
      {labels.map(({ key, index, text, x, y, anchor }) => (
        <text key={key} className={cx(styles.label, isActive(index))} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <text className={styles.size} y={-3}>
        {activePart ? truncateName(activePart.name) : formatBp(plasmid.total_bp)}
      </text>
      <text className={styles.caption} y={17}>
        {activePart ? formatBp(activePart.length_bp) : caption}
      </text>
    </svg>
  );
}
