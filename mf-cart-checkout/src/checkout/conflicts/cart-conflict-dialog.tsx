import type { Cart } from "@ligate/contract/cart/schemas";
import { formatCents, formatDollars } from "@ligate/contract/common/money";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { useEffect, useRef } from "react";
import { getOrderAmounts } from "../../shared/order-amounts.ts";
import styles from "./cart-conflict-dialog.module.css";
import { compareCarts, type LineDifference } from "./cart-difference.ts";
import type { OpenCartConflict } from "./use-cart-conflict.ts";

export interface CartConflictDialogProps extends OpenCartConflict {
  /** The cart on the page. */
  shownCart: Cart;
}

/** Shows how the cart of the API differs from the page. Nothing is paid before the buyer accepts the difference. */
export function CartConflictDialog({ shownCart, conflict, onAccept, onClose }: CartConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="cart-conflict" onClose={onClose}>
      <h2 id="cart-conflict" className={styles.heading}>
        Your order has changed
      </h2>
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
      <div className={styles.actions}>
        <Button onClick={onAccept}>Accept the changes</Button>
        <LinkButton to="/cart" variant="outlined">
          Back to cart
        </LinkButton>
      </div>
    </dialog>
  );
}

const formatLine = (line: LineDifference["before"]) =>
  line ? `${line.quantity} × ${formatDollars(line.price)}` : "not in your cart";

const formatTotal = ({ data }: Cart) => formatCents(getOrderAmounts(data).totalCents);
