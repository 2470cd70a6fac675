import type { NotSoldLine as Line } from "@ligate/contract/cart/schemas";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import styles from "./not-sold-line.module.css";

export interface NotSoldLineProps {
  line: Line;
  /** Shows only the first of the links. */
  isCompact?: boolean;
  onRemove: () => void;
}

/** A line that cannot be ordered: the reason, links to what can be ordered instead, and "Remove". */
export function NotSoldLine({ line, isCompact, onRemove }: NotSoldLineProps) {
  const { product_name, product_sku, quantity, reason, quote_number } = line;
  const links = linksOf(line);
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>{product_name}</p>
        {!product_name.startsWith(product_sku) && <p className={styles.sku}>{product_sku}</p>}
        <p className={styles.quantity}>
          Quantity {quantity}
          {quote_number && `, by quote ${quote_number}`}
        </p>
        <p className={styles.reason}>{reason}</p>
      </div>
      <div className={styles.actions}>
        {(isCompact ? links.slice(0, 1) : links).map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="outlined" small>
            {label}
            <VisuallyHidden> ({product_name})</VisuallyHidden>
          </LinkButton>
        ))}
        <Button variant="text" small onClick={onRemove}>
          Remove<VisuallyHidden> {product_name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

/** The page of a refused design lists further changes. */
const MOST_MENDS = 2;

const linksOf = ({ mends, url }: Line): { label: string; to: string }[] => [
  ...mends
    .slice(0, MOST_MENDS)
    .map(({ label, product_sku }) => ({ label, to: `/products/item/${product_sku}` })),
  ...(url ? [{ label: "View the product", to: url }] : []),
];
