import { PayPalButtons } from "@paypal/react-paypal-js";
import type { PaymentDesk } from "./payment-desk.ts";

export interface PayPalButtonProps {
  amountCents: number;
  desk: PaymentDesk;
  prepare: () => Promise<unknown>;
}

/** PayPal's own button. It keeps what it was rendered with, so another amount renders it again. */
export function PayPalButton({ amountCents, desk, prepare }: PayPalButtonProps) {
  return (
    <PayPalButtons
      fundingSource="paypal"
      style={{ layout: "vertical", shape: "rect", height: 44 }}
      forceReRender={[amountCents]}
      onClick={async (_, actions) => {
        if (desk.isBusy()) return actions.reject();
        desk.begin();
        return (await prepare()) ? actions.resolve() : actions.reject();
      }}
      createOrder={desk.create}
      onApprove={async ({ orderID }, actions) => {
        if ((await desk.capture(orderID)) === "declined") actions.restart();
      }}
      onError={() => desk.fail()}
    />
  );
}
