import { formatDollars, toDollars } from "@ligate/contract/cents";
import { settings } from "@ligate/platform/settings";
import { PayPalScriptProvider } from "@paypal/react-paypal-js";
import type { BilledTo } from "./billed-to.ts";
import { CardForm } from "./card-form.tsx";
import type { PaymentDesk } from "./payment-desk.ts";
import styles from "./payment-view.module.css";
import { PayPalButton } from "./paypal-button.tsx";
import { ScriptStatus } from "./script-status.tsx";

export interface PaymentViewProps {
  /** What is to be paid now. */
  amountCents: number;
  /** On the button below the card. */
  action?: string;
  desk: PaymentDesk;
  /** Makes sure that the rest of the page is filled in; `undefined` where it is not, and the page says so. */
  prepare: () => Promise<BilledTo | undefined>;
}

/** PayPal, or a card by PayPal's hosted fields: card data never touches this store. */
export function PaymentView({ amountCents, action = "Place Order", desk, prepare }: PaymentViewProps) {
  const { clientId, sdkUrl } = settings().paypal;
  return (
    <PayPalScriptProvider
      options={{
        clientId,
        currency: "USD",
        intent: "capture",
        components: "buttons,card-fields",
        sdkBaseUrl: sdkUrl,
      }}
    >
      <div className={styles.view}>
        <p className={styles.amount}>
          To pay now: <strong>{formatDollars(toDollars(amountCents))}</strong>
        </p>
        <ScriptStatus>
          <PayPalButton amountCents={amountCents} desk={desk} prepare={prepare} />
          <p className={styles.or}>or by card</p>
          <CardForm action={action} desk={desk} prepare={prepare} />
        </ScriptStatus>
      </div>
    </PayPalScriptProvider>
  );
}
