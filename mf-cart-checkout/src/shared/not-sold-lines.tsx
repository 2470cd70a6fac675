import type { NotSoldLine as Line } from "@ligate/contract/cart/schemas";
import { productLabel } from "@ligate/contract/orders/product-label";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { useId } from "react";
import styles from "./not-sold-lines.module.css";

export interface NotSoldLinesProps {
  lines: readonly Line[];
  onRemove: (line: Line) => void;
  /** For a narrow container: of the links of a line, only the first is shown. */
  isCompact?: boolean;
}

/** The lines of a cart that cannot be ordered, with the reasons and links to what can be ordered instead. Nothing if there are none. */
export function NotSoldLines({ lines, onRemove, isCompact }: NotSoldLinesProps) {
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <section className={cx(styles.section, isCompact && styles.compact)} aria-labelledby={headingId}>
      <h2 id={headingId}>No longer available</h2>
      <p className={styles.note}>These items are not included in your order or its total.</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <NotSoldLine key={line.id} line={line} isCompact={isCompact} onRemove={() => onRemove(line)} />
        ))}
      </ul>
    </section>
  );
}

interface NotSoldLineProps {
  line: Line;
  /** Shows only the first of the links. */
  isCompact?: boolean;
  onRemove: () => void;
}

/** A line that cannot be ordered: the reason, links to what can be ordered instead, and "Remove". */
function NotSoldLine({ line, isCompact, onRemove }: NotSoldLineProps) {
  const { product_name, product_sku, quantity, reason, quote_number } = line;
  const name = productLabel(line);
  const links = toLinks(line);
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>
          <ProductLines product={line} />
        </p>
        {!product_name.startsWith(product_sku) && <p className={styles.sku}>{product_sku}</p>}
        <p className={styles.quantity}>
          Quantity {quantity}
          {quote_number && `, from quote ${quote_number}`}
        </p>
        <p className={styles.reason}>{reason}</p>
      </div>
      <div className={styles.actions}>
        {(isCompact ? links.slice(0, 1) : links).map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="outlined" small>
            {label}
            <VisuallyHidden> ({name})</VisuallyHidden>
          </LinkButton>
        ))}
        <Button variant="text" small onClick={onRemove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

/** The page of a refused design lists further changes. */
const MAX_FIXES = 2;

const toLinks = ({ fixes, url }: Line): { label: string; to: string }[] => [
  ...fixes
    .slice(0, MAX_FIXES)
    .map(({ label, product_sku }) => ({ label, to: `/products/item/${product_sku}` })),
  ...(url ? [{ label: "View the product", to: url }] : []),
];
