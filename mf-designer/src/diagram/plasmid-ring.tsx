import type { Plasmid } from "@ligate/contract/product";
import { classes } from "@ligate/ui/classes";
import { useId } from "react";
import { kindClass } from "../kind-dot/kind-dot.tsx";
import { formatBp } from "./bp.ts";
import styles from "./plasmid-ring.module.css";
import { kilobaseTicks, RING, ringArcs } from "./ring-arcs.ts";
import { ringLabels, ringViewBox, shortened } from "./ring-labels.ts";

export interface PlasmidRingProps {
  plasmid: Plasmid;
  /** Below the size, in the middle. */
  caption: string;
  /** Index of the part that is pointed at. */
  active: number | undefined;
  onActive: (index: number | undefined) => void;
  /** Parts that come in snap into their place. */
  live?: boolean;
}

/** A plasmid as a ring to scale. Its parts are listed in words beside it. */
export function PlasmidRing({ plasmid, caption, active, onActive, live }: PlasmidRingProps) {
  const titleId = useId();
  const arcs = ringArcs(plasmid);
  const labels = ringLabels(arcs);
  const pointedAt = active === undefined ? undefined : plasmid.parts[active];
  const isActive = (index: number) => index === active && styles.active;

  return (
    <svg
      className={classes(styles.ring, pointedAt && styles.hasActive, live && styles.live)}
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
          className={classes(
            styles.arc,
            kindClass(kind),
            / \(schematic\)$/.test(name) && styles.schematic,
            isActive(index),
          )}
          d={path}
          onPointerEnter={() => onActive(index)}
          onPointerLeave={() => onActive(undefined)}
        />
      ))}
      {labels.map(({ key, index, text, x, y, anchor }) => (
        <text key={key} className={classes(styles.label, isActive(index))} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <text className={styles.size} y={-3}>
        {pointedAt ? shortened(pointedAt.name) : formatBp(plasmid.total_bp)}
      </text>
      <text className={styles.caption} y={17}>
        {pointedAt ? formatBp(pointedAt.length_bp) : caption}
      </text>
    </svg>
  );
}
