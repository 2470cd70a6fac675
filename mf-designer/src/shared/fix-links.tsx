import type { DesignFix } from "@ligate/contract/design/schemas";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./fix-links.module.css";

/** The fixes of a refused design, each a link to the product. Renders nothing without fixes. */
export function FixLinks({ fixes }: { fixes: readonly DesignFix[] }) {
  if (fixes.length === 0) return null;
  return (
    <section aria-labelledby="fixes-title">
      <h2 id="fixes-title" className={styles.title}>
        How to make it possible
      </h2>
      <ul className={styles.fixes}>
        {fixes.map(({ label, product_sku }) => (
          <li key={product_sku}>
            <Link to={`/products/item/${product_sku}`} className={styles.fix}>
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
