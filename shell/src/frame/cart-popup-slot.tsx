import { useCart } from "@ligate/platform/cart";
import { Fragment } from "@ligate/platform/fragment";
import { Component, type ReactNode } from "react";

/** The cart pop-up, a fragment of mf-cart-checkout that is loaded when the first item is added. */
export function CartPopupSlot() {
  const wasAdded = useCart((state) => state.justAdded.length > 0);
  return wasAdded ? (
    <SilentErrorBoundary>
      <div data-remote="mf-cart-checkout">
        <Fragment name="mf-cart-checkout/cart-pop-up" />
      </div>
    </SilentErrorBoundary>
  ) : null;
}

/** Renders nothing on an error: the cart's badge shows the added item in any case. */
class SilentErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
