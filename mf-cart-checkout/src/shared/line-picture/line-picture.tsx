import type { CartItem } from "@ligate/contract/cart/schemas";
import styles from "./line-picture.module.css";
import { VectorMap } from "./vector-map.tsx";

export interface LinePictureProps {
  line: Pick<CartItem, "image" | "design">;
}

/** The picture of a line: a map of its design, the product's image, or a tube. Decorative: the name stands beside it. */
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
