import type { UserInfo } from "@ligate/contract/accounts";
import type { BillingAddress } from "@ligate/contract/address";
import type { Cart } from "@ligate/contract/cart";
import { useReducer, useRef } from "react";
import layout from "../layout.module.css";
import { orderAmounts } from "../order-amounts.ts";
import { ProblemBanner } from "../payment/payment.ts";
import type { PurchaseOrder } from "../purchase-order/purchase-order.ts";
import { BillingPanel } from "./billing-panel.tsx";
import { CartConflictDialog } from "./cart-conflict-dialog.tsx";
import styles from "./checkout.module.css";
import { OrderReview } from "./order-review.tsx";
import { ShippingPanel } from "./shipping-panel.tsx";
import { SignUpPanel } from "./sign-up-panel.tsx";
import { FIRST_STEP, nextSteps, panelsOf } from "./steps.ts";
import { useOrderPayment } from "./use-order-payment.ts";
import { usePaymentChoice } from "./use-payment-choice.ts";
import { usePaymentSoon } from "./use-payment-soon.ts";

export interface CheckoutProps {
  cart: Cart;
  /** The buyer's account; a guest has none. */
  user: UserInfo | undefined;
  email: string | undefined;
}

export function Checkout({ cart, user, email = "" }: CheckoutProps) {
  const [steps, step] = useReducer(nextSteps, FIRST_STEP);
  const panels = panelsOf(steps, user !== undefined);
  const billing = useRef<BillingAddress>(undefined);
  const purchaseOrder = useRef<PurchaseOrder>(undefined);
  const amounts = orderAmounts(cart.data);
  const choice = usePaymentChoice(amounts.totalCents);
  const { shipping } = steps;
  const { split } = choice;
  const payment = useOrderPayment({ cart, shipping, billing, split, purchaseOrder });
  usePaymentSoon(user !== undefined);

  return (
    <div className={layout.columns}>
      <div className={styles.panels} inert={payment.state.isProcessing}>
        {panels.signUp && (
          <SignUpPanel
            state={panels.signUp}
            linkSentTo={steps.linkSentTo}
            onLinkSent={(to) => step({ type: "link sent", email: to })}
            onEdit={() => step({ type: "edit sign-up" })}
          />
        )}
        <ShippingPanel
          state={panels.shipping}
          user={user}
          owner={email}
          shipping={steps.shipping}
          onSubmit={(shipping) => step({ type: "ship", shipping })}
          onEdit={() => step({ type: "edit shipping" })}
        />
        <BillingPanel
          state={panels.billing}
          owner={email}
          shipping={steps.shipping}
          choice={choice}
          desk={payment.desk}
          place={payment.place}
          onBilledElsewhere={(address) => {
            billing.current = address;
          }}
          onPurchaseOrder={(filed) => {
            purchaseOrder.current = filed;
          }}
        />
      </div>
      <OrderReview cart={cart} amounts={amounts} split={split} isProcessing={payment.state.isProcessing} />
      <ProblemBanner problem={payment.state.problem} onDismiss={payment.desk.dismiss} />
      {payment.conflict && (
        <CartConflictDialog
          seen={cart}
          conflict={payment.conflict}
          onAccept={payment.acceptChanges}
          onClose={payment.closeConflict}
        />
      )}
    </div>
  );
}
