import type { CartItem } from "@ligate/contract/cart/schemas";
import { formatCents, formatDollars } from "@ligate/contract/common/money";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { getLineCents } from "../../shared/order-amounts.ts";
import styles from "./cart-line.module.css";
import { QuantityStepper } from "./quantity-stepper.tsx";

export interface CartLineProps {
  line: CartItem;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, onChange, onRemove }: CartLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <Link to={line.url} className={styles.name}>
          {line.product_name}
        </Link>
        <p className={styles.sku}>{line.product_sku}</p>
        <p className={styles.each}>{formatDollars(line.price)} each</p>
        {line.quote_number && <p className={styles.quote}>By quote {line.quote_number}</p>}
      </div>
      <div className={styles.quantity}>
        {line.quote_number ? (
          <p className={styles.fixed}>Quantity {line.quantity}</p>
        ) : (
          <QuantityStepper name={line.product_name} quantity={line.quantity} onChange={onChange} />
        )}
      </div>
      <p className={styles.total}>
        <VisuallyHidden>Line total </VisuallyHidden>
        {formatCents(getLineCents(line))}
      </p>
      <Button variant="text" small className={styles.remove} onClick={onRemove}>
        Remove<VisuallyHidden> {line.product_name}</VisuallyHidden>
      </Button>
    </li>
  );
}
