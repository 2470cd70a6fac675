import type { CartDesign } from "@ligate/contract/cart/schemas";
import { cx } from "@ligate/ui/cx";
import styles from "./vector-map.module.css";
import { toVectors, type VectorPart } from "./vector-parts.ts";

export interface VectorMapProps {
  design: CartDesign;
}

/** A small schematic map of a design: one ring per vector. Decorative, because the line names the design in words. */
export function VectorMap({ design }: VectorMapProps) {
  const vectors = toVectors(design.vector_name).slice(0, 2);
  const [single] = vectors.length === 1 ? vectors : [];
  return (
    <svg className={styles.map} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {single ? (
        <>
          <Ring parts={single} x={36} y={36} radius={26} />
          <text className={styles.symbol} x={36} y={36}>
            {design.structure_type_symbol}
          </text>
        </>
      ) : (
        vectors.map((parts, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rings never change their order
          <Ring key={i} parts={parts} x={i === 0 ? 25 : 49} y={i === 0 ? 27 : 47} radius={15} />
        ))
      )}
    </svg>
  );
}

interface RingProps {
  parts: readonly VectorPart[];
  x: number;
  y: number;
  radius: number;
}

function Ring({ parts, x, y, radius }: RingProps) {
  const circle = { cx: x, cy: y, r: radius };
  return (
    <g>
      <circle className={styles.backbone} {...circle} />
      {parts.map(({ kind, start, length }) => (
        <circle
          key={start}
          className={cx(styles.part, styles[kind])}
          {...circle}
          pathLength={100}
          strokeDasharray={`${round(length - GAP)} 100`}
          // The first part begins at the top.
          strokeDashoffset={round(25 - start)}
        />
      ))}
    </g>
  );
}

/** Space between two parts, as a percentage of the circumference. */
const GAP = 1;
const round = (value: number) => Math.round(value * 100) / 100;
