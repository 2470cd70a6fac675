import type { CartDesign, CartItem } from "@ligate/contract/cart/schemas";
import { ringArc } from "@ligate/contract/plasmids/ring-arcs";
import { partKindClass } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import styles from "./line-picture.module.css";
import { toVectors, type VectorPart } from "./vector-parts.ts";

export interface LinePictureProps {
  line: Pick<CartItem, "image" | "design">;
}

/** The picture of a line: a map of its design, the product's image, or a tube. Decorative, because the name is beside it. */
export function LinePicture({ line: { image, design } }: LinePictureProps) {
  return (
    <div className={styles.picture}>
      {design && <VectorMap design={design} />}
      {!design && image && <img src={image} alt="" width={72} height={54} decoding="async" />}
      {!design && !image && <Tube />}
    </div>
  );
}

function Tube() {
  return (
    <svg className={styles.tube} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <path className={styles.content} d="M28.5 40h15v7c0 4-3.5 9.5-7.5 12-4-2.5-7.5-8-7.5-12Z" />
      <path d="M28.5 22h15v25c0 4-3.5 9.5-7.5 12-4-2.5-7.5-8-7.5-12ZM25 14h22v8H25Z" />
    </svg>
  );
}

interface VectorMapProps {
  design: CartDesign;
}

/** A small schematic map of a design: one ring per vector. Decorative, because the line names the design in words. */
function VectorMap({ design }: VectorMapProps) {
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
  const band = { inner: radius - 3, outer: radius + 3 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.backbone} r={radius} />
      {parts.map(({ kind, start, length }) => (
        <path
          key={start}
          className={cx(styles.part, partKindClass(kind))}
          d={ringArc({ start_bp: start + 1, length_bp: length }, 100, band, GAP_ANGLE).path}
        />
      ))}
    </g>
  );
}

/** Wider than on larger rings. */
const GAP_ANGLE = 0.06;
