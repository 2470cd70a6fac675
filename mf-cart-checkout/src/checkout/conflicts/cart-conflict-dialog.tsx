import type { Cart } from "@ligate/contract/cart/schemas";
import { formatCents, formatDollars } from "@ligate/contract/common/money";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Dialog } from "@ligate/ui/feedback/dialog";
import { getOrderAmounts } from "../../shared/order-amounts.ts";
import styles from "./cart-conflict-dialog.module.css";
import { compareCarts, type LineDifference } from "./cart-difference.ts";
import type { OpenCartConflict } from "./use-cart-conflict.ts";

export interface CartConflictDialogProps extends OpenCartConflict {
  /** The cart on the page. */
  shownCart: Cart;
}

/** Shows how the cart of the API differs from the cart on the page. Nothing is paid before the buyer accepts. */
export function CartConflictDialog({ shownCart, conflict, onAccept, onClose }: CartConflictDialogProps) {
  return (
    <Dialog
      heading="Your order has changed"
      onClose={onClose}
      actions={() => (
        <>
          <Button onClick={onAccept}>Accept the changes</Button>
          <LinkButton to="/cart" variant="outlined">
            Back to cart
          </LinkButton>
        </>
      )}
    >
      <p>{conflict.detail} Nothing was charged.</p>
      <dl className={styles.changes}>
        {compareCarts(shownCart, conflict.cart).map((difference) => (
          <div key={difference.name}>
            <dt>{difference.name}</dt>
            <dd>
              <s>{formatLine(difference.before)}</s> {formatLine(difference.after)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <s>{formatTotal(shownCart)}</s> {formatTotal(conflict.cart)}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}

const formatLine = (line: LineDifference["before"]) =>
  line ? `${line.quantity} × ${formatDollars(line.price)}` : "not in your cart";

const formatTotal = ({ data }: Cart) => formatCents(getOrderAmounts(data).totalCents);
