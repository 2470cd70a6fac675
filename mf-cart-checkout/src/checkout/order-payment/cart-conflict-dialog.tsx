import type { Cart } from "@ligate/contract/cart/schemas";
import { formatCents } from "@ligate/contract/common/money";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Dialog } from "@ligate/ui/feedback/dialog";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { findCheckoutProblem } from "../../shared/checkout-problem.ts";
import { getOrderAmounts } from "../../shared/order-amounts.ts";
import styles from "./cart-conflict-dialog.module.css";
import { compareCarts } from "./cart-difference.ts";
import type { OpenCartConflict } from "./use-cart-conflict.ts";

export interface CartConflictDialogProps extends OpenCartConflict {
  /** The cart on the page. */
  shownCart: Cart;
}

/**
 * Shows how the cart of the API differs from the cart on the page: quantities, prices and delivery. Nothing is paid before
 * the buyer accepts. A cart that cannot be ordered has to be changed instead.
 */
export function CartConflictDialog({ shownCart, conflict, onAccept, onClose }: CartConflictDialogProps) {
  const [totalBefore, total] = [getTotalCents(shownCart), getTotalCents(conflict.cart)];
  const isAcceptable = findCheckoutProblem(conflict.cart.data, total) === undefined;
  return (
    <Dialog
      heading="Your order has changed"
      onClose={onClose}
      actions={() => (
        <>
          {isAcceptable && <Button onClick={onAccept}>Accept the changes</Button>}
          <LinkButton to="/cart" variant={isAcceptable ? "outlined" : "filled"}>
            {isAcceptable ? "Back to cart" : "Change the cart"}
          </LinkButton>
        </>
      )}
    >
      <p>{conflict.detail} Nothing was charged.</p>
      <dl className={styles.changes}>
        {compareCarts(shownCart, conflict.cart).map((line) => (
          <div key={line.product_name}>
            <dt>
              <ProductLines product={line} />
            </dt>
            {line.changes.map(({ before, after }) => (
              <dd key={after}>
                {before && <s>{before}</s>} {after}
              </dd>
            ))}
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            {totalBefore !== total && <s>{formatCents(totalBefore)}</s>} {formatCents(total)}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}

const getTotalCents = ({ data }: Cart) => getOrderAmounts(data).totalCents;
