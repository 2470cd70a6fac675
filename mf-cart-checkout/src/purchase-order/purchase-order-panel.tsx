import type { PurchaseOrderTerms } from "@ligate/contract/cart/schemas";
import { formatCents, toCents } from "@ligate/contract/common/money";
import type { PaymentSplit } from "@ligate/contract/payments/payment-split";
import { limitText } from "@ligate/contract/payments/purchase-order-limit";
import { useSession } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { ResendVerification } from "@ligate/ui/feedback/resend-verification";
import {
  type BillingContact,
  LazyPaymentForm,
  type PaymentController,
  PaymentOutcome,
  TotalLine,
  useFocusAfterPayment,
} from "../payment/index.ts";
import { PurchaseOrderForm } from "./purchase-order-form.tsx";
import styles from "./purchase-order-panel.module.css";
import type { PurchaseOrderInput } from "./use-purchase-order-input.ts";

export interface PurchaseOrderPanelProps {
  input: PurchaseOrderInput;
  split: PaymentSplit;
  terms: PurchaseOrderTerms | undefined;
  payment: PaymentController;
  /** Validates this form and the rest of the page; resolves to `undefined` if one of them is incomplete. */
  prepare: () => Promise<BillingContact | undefined>;
}

/**
 * Payment by purchase order, which requires a verified e-mail address: of the whole total or, without terms, for 1000 dollars
 * or more, of one half with the other half paid now.
 */
export function PurchaseOrderPanel(props: PurchaseOrderPanelProps) {
  const { input, split, terms, payment, prepare } = props;
  const session = useSession();
  if (session?.email_verified === false) return <UnverifiedNotice email={session.email ?? ""} />;
  if (split.creditCents === 0) return <FullPurchaseOrder {...props} />;
  return (
    <div className={styles.panel}>
      <LimitNotice terms={terms} />
      <Alert kind="notice">
        For orders of $1,000.00 or more, 50% is paid upfront by credit card or PayPal, and 50% by purchase
        order (PO): <strong>{formatCents(split.creditCents)}</strong> now and{" "}
        <strong>{formatCents(split.poCents)}</strong> by purchase order.
      </Alert>
      <PurchaseOrderForm input={input} />
      <LazyPaymentForm
        amountCents={split.creditCents}
        totalCents={split.creditCents + split.poCents}
        payment={payment}
        prepare={prepare}
      />
    </div>
  );
}

function FullPurchaseOrder({ input, split, terms, payment, prepare }: PurchaseOrderPanelProps) {
  const button = useFocusAfterPayment(payment, "purchase order");

  async function placeOrder() {
    if (!payment.start()) return;
    if (await prepare()) await payment.placeOrder();
  }

  return (
    <div className={styles.panel}>
      <PaymentOutcome payment={payment} />
      <p>
        To pay by purchase order (PO): <strong>{formatCents(split.poCents)}</strong>
      </p>
      {terms?.pays_all ? (
        <p>Net {terms.net_days} days. Nothing is paid now.</p>
      ) : (
        <LimitNotice terms={terms} />
      )}
      <PurchaseOrderForm input={input} onSubmit={placeOrder}>
        <TotalLine totalCents={split.poCents} />
        <Button type="submit" wide ref={button}>
          Place Order
        </Button>
      </PurchaseOrderForm>
    </div>
  );
}

/** Why the terms of the account do not apply to this order. */
function LimitNotice({ terms }: Pick<PurchaseOrderPanelProps, "terms">) {
  const { limit, open = 0 } = terms ?? {};
  if (limit === undefined) return null;
  return <Alert kind="notice">{limitText({ limitCents: toCents(limit), openCents: toCents(open) })}</Alert>;
}

interface UnverifiedNoticeProps {
  /** The address of the account, which is not verified yet. */
  email: string;
}

/** Replaces the form of purchase orders until the e-mail address is verified, and sends the link again. */
function UnverifiedNotice({ email }: UnverifiedNoticeProps) {
  return (
    <div className={styles.panel}>
      <Alert kind="notice">
        To order by purchase order (PO), you need a verified e-mail address. Open the link that we sent to{" "}
        <strong className={styles.email}>{email}</strong>, then come back to this tab. We will keep everything
        you have entered. You can also pay by card or PayPal in the other tab.
      </Alert>
      <ResendVerification email={email} />
    </div>
  );
}
