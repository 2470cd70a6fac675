import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import styles from "./box-list.module.css";

export interface BoxListProps {
  box: readonly BoxItem[];
}

/** What is in the box of a kit, collapsed to a line. Nothing for an empty box. */
export function BoxList({ box }: BoxListProps) {
  if (box.length === 0) return null;
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>What is in the box</summary>
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
