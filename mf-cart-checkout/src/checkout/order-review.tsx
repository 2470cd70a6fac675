import type { Cart } from "@ligate/contract/cart";
import { toDollars } from "@ligate/contract/cents";
import { Link } from "@ligate/platform/router";
import { AmountList, type OrderAmounts } from "@ligate/ui/amount-list";
import { OrderLines } from "@ligate/ui/order-lines";
import { lineCents } from "../order-amounts.ts";
import styles from "./order-review.module.css";

export interface OrderReviewProps {
  cart: Cart;
  amounts: OrderAmounts;
  isProcessing: boolean;
}

export function OrderReview({ cart, amounts, isProcessing }: OrderReviewProps) {
  const lines = cart.data.map((line) => ({ ...line, total_price: toDollars(lineCents(line)) }));
  return (
    <section className={styles.review} aria-labelledby="order-review" aria-busy={isProcessing}>
      <div className={styles.top}>
        <h2 id="order-review" className={styles.heading}>
          Order review
        </h2>
        <Link to="/cart">Edit cart</Link>
      </div>
      <OrderLines lines={lines} />
      <AmountList amounts={amounts} />
      <div role="status" className={styles.status}>
        {isProcessing && (
          <div className={styles.overlay}>
            <span className={styles.spinner} />
            Processing your payment…
          </div>
        )}
      </div>
    </section>
  );
}
