import { formatDay } from "@ligate/contract/dates";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/icon";
import { dropDesign, useKeptDesigns } from "../kept-designs.ts";
import styles from "./kept-design-list.module.css";

/** The designs that this browser keeps, to reopen or to drop. */
export function KeptDesignList() {
  const designs = useKeptDesigns();
  if (designs.length === 0) return null;

  return (
    <details className={styles.kept}>
      <summary>
        {designs.length === 1 ? "1 design" : `${designs.length} designs`} kept in this browser
      </summary>
      <ul className={styles.list}>
        {designs.map(({ sku, name, keptOn }) => (
          <li key={sku} className={styles.design}>
            <Link to={`/design?sku=${encodeURIComponent(sku)}`}>{name}</Link>
            <span className={styles.sku}>{sku}</span>
            <span className={styles.day}>{formatDay(keptOn)}</span>
            <button
              type="button"
              className={styles.drop}
              aria-label={`Drop ${name}, ${sku}`}
              onClick={() => dropDesign(sku)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
