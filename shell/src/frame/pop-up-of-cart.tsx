import { useCart } from "@ligate/platform/cart";
import { Fragment } from "@ligate/platform/fragment";
import { Component, type ReactNode } from "react";

/** mf-cart-checkout's pop-up, loaded at the first add. */
export function PopUpOfCart() {
  const wasAdded = useCart((state) => state.justAdded.length > 0);
  return wasAdded ? (
    <WithoutIt>
      <div data-boundary="mf-cart-checkout">
        <Fragment name="mf-cart-checkout/cart-pop-up" />
      </div>
    </WithoutIt>
  ) : null;
}

/** Without the pop-up the badge still tells that something was added. */
class WithoutIt extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
