import { PayPalButtons } from "@paypal/react-paypal-js";
import type { PaymentController } from "./controller/payment-controller.ts";

export interface PayPalButtonProps {
  amountCents: number;
  payment: PaymentController;
  /** As in `PaymentFormProps`. */
  prepare: () => Promise<unknown>;
}

/** PayPal's own button. It keeps the amount that it was rendered with, so a new amount renders it again. */
export function PayPalButton({ amountCents, payment, prepare }: PayPalButtonProps) {
  return (
    <PayPalButtons
      fundingSource="paypal"
      style={{ layout: "vertical", shape: "rect", height: 44 }}
      forceReRender={[amountCents]}
      onClick={async (_, actions) => {
        const isReady = payment.start() && (await prepare()) && !payment.isProcessing();
        return isReady ? actions.resolve() : actions.reject();
      }}
      createOrder={() => payment.create("paypal")}
      onApprove={async ({ orderID }, actions) => {
        if ((await payment.capture("paypal", orderID)) === "declined") actions.restart();
      }}
      onCancel={payment.cancel}
      onError={() => payment.fail()}
    />
  );
}
