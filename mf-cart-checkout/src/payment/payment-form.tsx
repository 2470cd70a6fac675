import { formatCents } from "@ligate/contract/common/money";
import { cspNonce, settings } from "@ligate/platform/settings";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import {
  DISPATCH_ACTION,
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from "@paypal/react-paypal-js";
import type { ReactNode } from "react";
import type { BillingContact } from "./card/card-form.tsx";
import { CardForm } from "./card/card-form.tsx";
import type { PaymentController } from "./controller/payment-controller.ts";
import { isPossiblyPaid } from "./controller/payment-machine.ts";
import { usePaymentState } from "./controller/use-payment.ts";
import styles from "./payment-form.module.css";
import { TotalLine } from "./total-line.tsx";

export interface PaymentFormProps {
  amountCents: number;
  /** The total of the order, if another part of it is paid by purchase order. */
  totalCents?: number;
  /** The label of the card form's button. */
  action?: string;
  payment: PaymentController;
  /** Validates the rest of the page; resolves to `undefined` if it is incomplete, after showing the errors. */
  prepare: () => Promise<BillingContact | undefined>;
}

/** Payment by PayPal, or by card in PayPal's hosted fields: the store never receives card data. */
export function PaymentForm(props: PaymentFormProps) {
  const { amountCents, totalCents = amountCents, action = "Place Order", payment, prepare } = props;
  const { clientId, sdkUrl } = settings().paypal;
  return (
    <PayPalScriptProvider
      options={{
        clientId,
        currency: "USD",
        intent: "capture",
        components: "buttons,card-fields",
        sdkBaseUrl: sdkUrl,
        dataCspNonce: cspNonce(),
      }}
    >
      <div className={styles.form}>
        <p>
          To pay now: <strong>{formatCents(amountCents)}</strong>
        </p>
        <ScriptStatus payment={payment}>
          <PayPalButton amountCents={amountCents} payment={payment} prepare={prepare} />
          <CardForm action={action} payment={payment} prepare={prepare}>
            <TotalLine totalCents={totalCents} nowCents={amountCents} />
          </CardForm>
        </ScriptStatus>
      </div>
    </PayPalScriptProvider>
  );
}

interface PayPalButtonProps {
  amountCents: number;
  payment: PaymentController;
  /** As in `PaymentFormProps`. */
  prepare: () => Promise<unknown>;
}

/** PayPal's own button. It keeps the amount that it was rendered with, so a new amount renders it again. */
function PayPalButton({ amountCents, payment, prepare }: PayPalButtonProps) {
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

interface ScriptStatusProps {
  payment: PaymentController;
  children: ReactNode;
}

/** Renders its children once the provider's script is loaded; before that a loading message, or an error with Retry. */
function ScriptStatus({ payment, children }: ScriptStatusProps) {
  const isUncharged = !isPossiblyPaid(usePaymentState(payment));
  const [{ isResolved, isRejected, options }, dispatch] = usePayPalScriptReducer();

  if (isResolved) return children;
  if (!isRejected) return <p className={styles.loading}>Loading the payment form…</p>;
  return (
    <div className={styles.form}>
      <Alert kind="error">
        The payment form could not be loaded.{isUncharged && " Nothing was charged."}
      </Alert>
      <Button
        variant="outlined"
        onClick={() => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } })}
      >
        Retry
      </Button>
    </div>
  );
}
