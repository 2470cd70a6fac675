import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import styles from "./box-list.module.css";

export interface BoxListProps {
  box: readonly BoxItem[];
}

/** The contents of a kit's box, collapsed to a line. Renders nothing for an empty box. */
export function BoxList({ box }: BoxListProps) {
  if (box.length === 0) return null;
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>What's in the box</summary>
      <ul className={styles.items}>
        {box.map(({ name, amount }) => (
          <li key={`${name} ${amount}`} className={styles.item}>
            <span>{name}</span>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
