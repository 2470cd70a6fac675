import { formatDay } from "@ligate/contract/common/dates";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./local-design-list.module.css";
import { formatDesignCount, removeLocalDesign, useLocalDesigns } from "./local-designs-store.ts";

/** Lists the designs saved in this browser, each with a link to the designer and a button to remove it. */
export function LocalDesignList() {
  const designs = useLocalDesigns();
  if (designs.length === 0) return null;

  return (
    <details className={styles.details}>
      <summary>{formatDesignCount(designs.length)} saved in this browser</summary>
      <ul className={styles.list}>
        {designs.map(({ sku, name, keptOn }) => (
          <li key={sku} className={styles.design}>
            <Link to={`/design?sku=${encodeURIComponent(sku)}`}>{name}</Link>
            <span className={styles.sku}>{sku}</span>
            <span className={styles.day}>{formatDay(keptOn)}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${name}, ${sku}`}
              onClick={() => removeLocalDesign(sku)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
