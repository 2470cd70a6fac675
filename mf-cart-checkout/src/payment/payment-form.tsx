import { formatCents } from "@ligate/contract/common/money";
import { cspNonce, settings } from "@ligate/platform/settings";
import { PayPalScriptProvider } from "@paypal/react-paypal-js";
import type { BillingContact } from "./billing-contact.ts";
import { CardForm } from "./card/card-form.tsx";
import type { PaymentController } from "./controller/payment-controller.ts";
import styles from "./payment-form.module.css";
import { PayPalButton } from "./paypal-button.tsx";
import { ScriptStatus } from "./script-status.tsx";
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
        <p className={styles.amount}>
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
