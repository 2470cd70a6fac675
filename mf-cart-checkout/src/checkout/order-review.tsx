import type { Cart } from "@ligate/contract/cart";
import { toDollars } from "@ligate/contract/cents";
import type { PaymentSplit } from "@ligate/contract/payment-split";
import { Link } from "@ligate/platform/router";
import { AmountList, type OrderAmounts } from "@ligate/ui/amount-list";
import { classes } from "@ligate/ui/classes";
import { OrderLines } from "@ligate/ui/order-lines";
import layout from "../layout.module.css";
import { lineCents } from "../order-amounts.ts";
import { Processing } from "../payment/payment.ts";
import { PaymentParts } from "../payment-parts.tsx";
import styles from "./order-review.module.css";

export interface OrderReviewProps {
  cart: Cart;
  amounts: OrderAmounts;
  /** What is paid now, and what by purchase order. */
  split: PaymentSplit;
  isProcessing: boolean;
}

export function OrderReview({ cart, amounts, split, isProcessing }: OrderReviewProps) {
  const lines = cart.data.map((line) => ({ ...line, total_price: toDollars(lineCents(line)) }));
  return (
    <section
      className={classes(layout.panel, styles.review)}
      aria-labelledby="order-review"
      aria-busy={isProcessing}
    >
      <div className={styles.top}>
        <h2 id="order-review">Order review</h2>
        <Link to="/cart">Edit cart</Link>
      </div>
      <OrderLines lines={lines} />
      <AmountList amounts={amounts} />
      {split.poCents > 0 && <PaymentParts split={split} />}
      <Processing isProcessing={isProcessing} />
    </section>
  );
}
