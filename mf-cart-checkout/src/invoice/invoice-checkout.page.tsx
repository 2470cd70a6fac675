import { formatDay } from "@ligate/contract/common/dates";
import { toCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { isProcessing, LazyPaymentForm, PaymentErrorBanner, usePaymentState } from "../payment/index.ts";
import { invoiceConfirmation } from "../shared/attempts/confirmation-address.ts";
import layout from "../shared/layout.module.css";
import styles from "./invoice.module.css";
import type { invoiceCheckoutLoader } from "./invoice-checkout.loader.ts";
import { InvoiceReview } from "./invoice-review.tsx";
import { InvoiceUnderReview } from "./invoice-under-review.tsx";
import { useInvoicePayment } from "./use-invoice-payment.ts";

export function Component() {
  const { invoice, order } = useLoaderData<typeof invoiceCheckoutLoader>();
  return (
    <Page>
      <Head title="Pay an invoice" description="The payment of an invoice, by card or PayPal." />
      <h1 className={layout.heading}>Invoice {invoiceLabel(invoice.invoice_number)}</h1>
      {getContent(invoice, order)}
    </Page>
  );
}

function getContent(invoice: Invoice, order: OrderView) {
  if (invoice.status === "paid") return <PaidInvoice invoice={invoice} />;
  if (invoice.is_under_review) return <InvoiceUnderReview invoice={invoice} />;
  return <UnpaidInvoice key={invoice.invoice_number} invoice={invoice} order={order} />;
}

function PaidInvoice({ invoice }: { invoice: Invoice }) {
  const date = invoice.paid_date && ` on ${formatDay(invoice.paid_date)}`;
  const source = paymentSource(invoice);
  return (
    <div className={styles.narrow}>
      <Alert kind="success">
        This invoice was already paid{date}
        {source && ` (${source})`}. There is nothing left to pay.
      </Alert>
      <LinkButton to={invoiceConfirmation(invoice.order_number)} variant="outlined" className={styles.action}>
        View the confirmation
      </LinkButton>
    </div>
  );
}

interface UnpaidInvoiceProps {
  invoice: Invoice;
  order: Pick<OrderView, "billing_address">;
}

function UnpaidInvoice({ invoice, order }: UnpaidInvoiceProps) {
  const payment = useInvoicePayment(invoice);
  const isPaying = isProcessing(usePaymentState(payment));
  const { address_line_1: address, city, state, zipcode } = order.billing_address;

  return (
    <div className={layout.columns}>
      <section className={layout.panel} aria-labelledby="payment" inert={isPaying}>
        <h2 id="payment">Payment</h2>
        <LazyPaymentForm
          action="Pay Invoice"
          amountCents={toCents(invoice.invoice.invoice_due)}
          payment={payment}
          prepare={async () => ({ address, city, state, zipcode })}
        />
      </section>
      <InvoiceReview invoice={invoice} payment={payment} />
      <PaymentErrorBanner payment={payment} />
    </div>
  );
}
