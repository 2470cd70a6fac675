import type { Cart } from "@ligate/contract/cart";
import { toDollars } from "@ligate/contract/cents";
import { Link } from "@ligate/platform/router";
import { AmountList } from "../amount-list.tsx";
import { lineCents, type OrderAmounts } from "../order-amounts.ts";
import { OrderLines } from "../order-lines.tsx";
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
