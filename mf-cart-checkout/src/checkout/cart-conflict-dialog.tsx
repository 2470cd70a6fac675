import type { Cart } from "@ligate/contract/cart";
import { formatDollars, toDollars } from "@ligate/contract/cents";
import type { CartConflict } from "@ligate/contract/orders";
import { Button, LinkButton } from "@ligate/ui/button";
import { useEffect, useRef } from "react";
import { orderAmounts } from "../order-amounts.ts";
import styles from "./cart-conflict-dialog.module.css";
import { cartDifference, type LineDifference } from "./cart-difference.ts";

export interface CartConflictDialogProps {
  /** What this page showed. */
  seen: Cart;
  conflict: CartConflict;
  onAccept: () => void;
  onClose: () => void;
}

/** Nothing is paid before the buyer has seen what differs from the page, and agreed. */
export function CartConflictDialog({ seen, conflict, onAccept, onClose }: CartConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const total = (cart: Cart) => formatDollars(toDollars(orderAmounts(cart.data).totalCents));

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="cart-conflict" onClose={onClose}>
      <h2 id="cart-conflict" className={styles.heading}>
        Your order has changed
      </h2>
      <p>{conflict.detail} Nothing was charged.</p>
      <dl className={styles.changes}>
        {cartDifference(seen, conflict.cart).map((difference) => (
          <div key={difference.name}>
            <dt>{difference.name}</dt>
            <dd>
              <s>{pieces(difference.before)}</s> {pieces(difference.after)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <s>{total(seen)}</s> {total(conflict.cart)}
          </dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button onClick={onAccept}>Accept the changes</Button>
        <LinkButton to="/cart" manner="quiet">
          Back to cart
        </LinkButton>
      </div>
    </dialog>
  );
}

const pieces = (line: LineDifference["before"]) =>
  line ? `${line.quantity} × ${formatDollars(line.price)}` : "not in your cart";
