import { ringArc } from "@ligate/contract/plasmids/ring-arcs";
import type { GeneKit } from "@ligate/contract/search/schemas";
import { partColor, partKindClass } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import styles from "./kit-map.module.css";

/** The middle and radius of each ring, by the number of plasmids. */
const PLACES = {
  one: [{ x: 60, y: 42, radius: 32 }],
  two: [
    { x: 36, y: 42, radius: 25 },
    { x: 90, y: 48, radius: 19 },
  ],
};
/** Wider than on larger rings. */
const GAP_ANGLE = 0.05;

export interface KitMapProps {
  plasmids: GeneKit["plasmids"];
}

/** A small map of the plasmids of a kit. Decorative, because the title describes the kit. */
export function KitMap({ plasmids }: KitMapProps) {
  const places = plasmids.length === 1 ? PLACES.one : PLACES.two;
  return (
    <svg className={styles.map} viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      {places.map(({ x, y, radius }, i) => {
        const plasmid = plasmids[i];
        const band = { inner: radius - 4, outer: radius + 4 };
        return (
          plasmid && (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle className={styles.backbone} r={radius} />
              {plasmid.parts.map((part) => (
                <path
                  key={part.start_bp}
                  className={cx(styles.part, partKindClass(partColor(part)))}
                  d={ringArc(part, plasmid.total_bp, band, GAP_ANGLE).path}
                />
              ))}
            </g>
          )
        );
      })}
    </svg>
  );
}
