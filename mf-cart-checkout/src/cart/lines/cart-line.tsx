import { formatCents } from "@ligate/contract/common/money";
import { Button } from "@ligate/ui/controls/button";
import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { LinePicture } from "../../shared/line-picture/line-picture.tsx";
import { getLineCents } from "../../shared/order-amounts.ts";
import type { ShownLine } from "../changes/cart-changes-store.ts";
import styles from "./cart-line.module.css";
import { LineAvailability } from "./line-availability.tsx";
import { LineDetails } from "./line-details.tsx";

export interface CartLineProps {
  line: ShownLine;
  /** Why the last change of this line was rejected. */
  error?: string;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, error, onChange, onRemove }: CartLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <LinePicture line={line} />
      </div>
      <LineDetails line={line} className={styles.details} />
      <LineAvailability line={line} error={error} onReduce={onChange} className={styles.availability} />
      <div className={styles.controls}>
        {line.quote_number ? (
          <p className={styles.fixed}>Quantity {line.quantity}</p>
        ) : (
          <QuantityField
            label={`Quantity of ${line.product_name}`}
            quantity={line.quantity}
            onChange={onChange}
          />
        )}
        <Button variant="text" small className={styles.remove} onClick={onRemove}>
          Remove<VisuallyHidden> {line.product_name}</VisuallyHidden>
        </Button>
      </div>
      <p className={styles.total}>
        <VisuallyHidden>Line total </VisuallyHidden>
        {formatCents(getLineCents(line))}
      </p>
    </li>
  );
}
