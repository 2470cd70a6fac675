import type { DesignFix } from "@ligate/contract/design/schemas";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./mends.module.css";

/** The changes that make a refused design possible, each a link to the product; nothing if there are none. */
export function Mends({ fixes }: { fixes: readonly DesignFix[] }) {
  if (fixes.length === 0) return null;
  return (
    <section aria-labelledby="mends-title">
      <h2 id="mends-title" className={styles.title}>
        What makes it possible
      </h2>
      <ul className={styles.mends}>
        {fixes.map(({ label, product_sku }) => (
          <li key={product_sku}>
            <Link to={`/products/item/${product_sku}`} className={styles.mend}>
              <span>
                <b>{label}</b>
                <span className={styles.sku}>{product_sku}</span>
              </span>
              <Icon name="chevronRight" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
