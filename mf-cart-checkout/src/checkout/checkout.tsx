import type { UserInfo } from "@ligate/contract/account/schemas";
import type { BillingAddress, OrderReferences } from "@ligate/contract/address/schemas";
import type { Cart } from "@ligate/contract/cart/schemas";
import type { Session } from "@ligate/contract/session/schemas";
import { useCart } from "@ligate/platform/cart";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo, useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { useEffect, useReducer, useRef } from "react";
import {
  isProcessing,
  loadPaymentForm,
  type PaymentController,
  PaymentErrorBanner,
  ProcessingOverlay,
  usePaymentState,
} from "../payment/index.ts";
import type { PurchaseOrder } from "../purchase-order/index.ts";
import { findCheckoutProblem } from "../shared/checkout-problem.ts";
import layout from "../shared/layout.module.css";
import { getOrderAmounts } from "../shared/order-amounts.ts";
import { BillingPanel } from "./billing/billing-panel.tsx";
import { usePaymentChoice } from "./billing/payment-tabs.tsx";
import styles from "./checkout.module.css";
import { CartConflictDialog } from "./order-payment/cart-conflict-dialog.tsx";
import { useOrderPayment } from "./order-payment/use-order-payment.ts";
import { OrderReview } from "./order-review.tsx";
import { getPanelStates, INITIAL_STEPS, stepsReducer } from "./panels/checkout-steps.ts";
import { ShippingPanel } from "./panels/shipping-panel.tsx";
import { SignUpPanel } from "./panels/sign-up-panel.tsx";

export interface CheckoutProps {
  cart: Cart;
  /** The buyer's account; `undefined` for a guest. */
  user: UserInfo | undefined;
  session: Session;
}

export function Checkout({ cart, user, session: buyer }: CheckoutProps) {
  const { email, signed_up } = buyer;
  const owner = email ?? "";
  const { revalidate } = useRevalidator();
  const [steps, dispatch] = useReducer(stepsReducer, INITIAL_STEPS);
  const panels = getPanelStates(steps, buyer);
  const billingAddress = useRef<BillingAddress>(undefined);
  const references = useRef<OrderReferences>(undefined);
  const purchaseOrder = useRef<PurchaseOrder>(undefined);
  const amounts = getOrderAmounts(cart.data);
  const choice = usePaymentChoice(amounts.totalCents, cart.purchase_order_terms);
  const { shipping } = steps;
  const { split } = choice;
  const { payment, conflict } = useOrderPayment({
    cart,
    owner: email,
    shipping,
    billingAddress,
    references,
    split,
    purchaseOrder,
  });
  const isPaying = isProcessing(usePaymentState(payment));
  usePreloadPayment(user !== undefined);
  useCartOfOtherTab(cart, isPaying);

  if (cart.count === 0) return <UnconfirmedOrder payment={payment} />;
  return (
    <div className={layout.columns}>
      <div className={styles.panels} inert={isPaying}>
        {panels.signUp && (
          <SignUpPanel
            state={panels.signUp}
            signedUp={signed_up}
            onLinkSent={async () => {
              await session.refresh();
              await revalidate();
              dispatch({ type: "link sent" });
            }}
            onEdit={() => dispatch({ type: "sign-up edited" })}
          />
        )}
        <ShippingPanel
          state={panels.shipping}
          user={user}
          owner={owner}
          shipping={shipping}
          lines={cart.data}
          onSubmit={(address) => dispatch({ type: "shipping submitted", shipping: address })}
          onEdit={() => dispatch({ type: "shipping edited" })}
        />
        <BillingPanel
          state={panels.billing}
          owner={owner}
          shipping={shipping}
          choice={choice}
          problem={findCheckoutProblem(cart.data, amounts.totalCents)}
          payment={payment}
          onBillingAddress={(address) => {
            billingAddress.current = address;
          }}
          lastReferences={user?.references}
          hasTerritories={user?.has_territories}
          onReferences={(entered) => {
            references.current = entered;
          }}
          onPurchaseOrder={(submitted) => {
            purchaseOrder.current = submitted;
          }}
        />
      </div>
      <OrderReview cart={cart} amounts={amounts} split={split} payment={payment} />
      <PaymentErrorBanner payment={payment} />
      {conflict && <CartConflictDialog shownCart={cart} {...conflict} />}
    </div>
  );
}

interface UnconfirmedOrderProps {
  payment: PaymentController;
}

/** Shown while the cart is empty and the outcome of its payment is unknown. Opens the cart if nothing was taken. */
function UnconfirmedOrder({ payment }: UnconfirmedOrderProps) {
  const state = usePaymentState(payment);
  const navigateTo = useNavigateTo();

  useEffect(() => {
    if (state.name !== "failed") return;
    notify("error", state.message);
    void navigateTo("/cart", { replace: true });
  }, [state, navigateTo]);

  return (
    <section className={`${layout.panel} ${styles.unconfirmed}`} aria-labelledby="your-payment">
      <h2 id="your-payment">Your payment</h2>
      <p>We are checking the status of your payment.</p>
      <ProcessingOverlay payment={payment} />
      <PaymentErrorBanner payment={payment} />
    </section>
  );
}

/**
 * Loads the cart again when another tab has changed it. An empty one is left to the payment, whose other tab may have placed
 * the order.
 */
function useCartOfOtherTab({ count: shown }: Cart, isPaying: boolean): void {
  const count = useCart((state) => state.count);
  const { revalidate } = useRevalidator();
  const isOther = count > 0 && count !== shown && !isPaying;
  useEffect(() => {
    if (!isOther) return;
    notify("success", "Your cart was changed in another tab. This page shows it now.");
    void revalidate();
  }, [isOther, revalidate]);
}

/** Loads the code of the payment form while the buyer types the address. */
function usePreloadPayment(isNeeded: boolean): void {
  useEffect(() => {
    // The error boundary of the form reports a failure when the form is shown.
    if (isNeeded) loadPaymentForm().catch(() => {});
  }, [isNeeded]);
}
