import type { Cart } from "@ligate/contract/cart/schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { PaymentSplit } from "@ligate/contract/payments/payment-split";
import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import { OrderItems } from "@ligate/ui/orders/order-items";
import { type OrderAmounts, OrderTotals } from "@ligate/ui/orders/order-totals";
import {
  isProcessing,
  type PaymentController,
  ProcessingOverlay,
  usePaymentState,
} from "../payment/index.ts";
import layout from "../shared/layout.module.css";
import { MissingSpecification } from "../shared/missing-specification.tsx";
import { getLineCents } from "../shared/order-amounts.ts";
import { PaymentSplitSummary } from "../shared/payment-split-summary.tsx";
import styles from "./order-review.module.css";

export interface OrderReviewProps {
  cart: Cart;
  amounts: OrderAmounts;
  split: PaymentSplit;
  payment: PaymentController;
}

export function OrderReview({ cart, amounts, split, payment }: OrderReviewProps) {
  const items = cart.data.map((line) => ({ ...line, total_price: toDollars(getLineCents(line)) }));
  const notSold = getNotSoldText(cart.not_sold);
  return (
    <section
      className={cx(layout.panel, styles.review)}
      aria-labelledby="order-review"
      aria-busy={isProcessing(usePaymentState(payment))}
    >
      <div className={styles.top}>
        <h2 id="order-review">Order review</h2>
        <Link to="/cart">Edit cart</Link>
      </div>
      <OrderItems
        items={items}
        hasAvailability
        renderActions={(line) => <MissingSpecification line={line} />}
      />
      {notSold && <p className={styles.notSold}>{notSold}</p>}
      <OrderTotals amounts={amounts} />
      {split.poCents > 0 && <PaymentSplitSummary split={split} />}
      <ProcessingOverlay payment={payment} />
    </section>
  );
}

/** The notice that lines of the cart are not part of the order. `undefined` if there are none. */
function getNotSoldText(lines: readonly unknown[] | undefined): string | undefined {
  if (!lines?.length) return undefined;
  const [items, are] = lines.length === 1 ? ["One item", "is"] : [`${lines.length} items`, "are"];
  return `${items} in your cart ${are} no longer available and ${are} not included in this order.`;
}
