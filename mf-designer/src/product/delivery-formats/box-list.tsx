import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import styles from "./box-list.module.css";

/** What is in the box of a format, folded. */
export function BoxList({ format, box }: { format: string; box: readonly BoxItem[] }) {
  if (box.length === 0) return null;
  return (
    <details className={styles.box}>
      <summary aria-label={`What is in the box of ${format}`}>What is in the box</summary>
      <ul className={styles.items}>
        {box.map(({ name, amount }) => (
          <li key={name}>
            <span>{name}</span> <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
