import { formatDay } from "@ligate/contract/common/dates";
import { toCents } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";
import { ApiError, api } from "@ligate/platform/api";
import { Head } from "@ligate/platform/head";
import { useLoaderData, useNavigateTo, useRevalidator } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import {
  getCaptureId,
  isProcessing,
  LazyPaymentForm,
  type PaymentController,
  PaymentErrorBanner,
  usePayment,
  usePaymentState,
} from "../payment/index.ts";
import { invoiceConfirmationPath } from "../shared/attempts.ts";
import layout from "../shared/layout.module.css";
import styles from "./invoice.module.css";
import type { invoiceCheckoutLoader } from "./invoice-checkout.loader.ts";
import { InvoiceReview } from "./invoice-review.tsx";
import { InvoiceUnderReview } from "./invoice-under-review.tsx";

export function Component() {
  const { invoice, order } = useLoaderData<typeof invoiceCheckoutLoader>();
  return (
    <Page>
      <Head title="Pay an invoice" description="Pay an invoice by card or PayPal." />
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
      <LinkButton
        to={invoiceConfirmationPath(invoice.invoice_number)}
        variant="outlined"
        className={styles.action}
      >
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

/** The payment of an invoice. */
function useInvoicePayment({ invoice_number, invoice }: Invoice): PaymentController {
  const navigateTo = useNavigateTo();
  const { revalidate } = useRevalidator();
  const paid = { total_price: invoice.invoice_due, order_number: invoice_number };

  /** Reloads the page's data on a 409: the invoice has changed, or is paid. */
  async function revalidateOn409<T>(response: Promise<T>): Promise<T> {
    try {
      return await response;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void revalidate();
      throw error;
    }
  }

  return usePayment(
    { invoiceOf: invoice_number },
    {
      async create(method) {
        const payment_source = method === "card" ? ("card" as const) : ("paypal" as const);
        const body = { ...paid, payment_source };
        const { id } = await revalidateOn409(api.post("/api/orders/create/", { body }));
        return id;
      },
      async capture(orderID) {
        const body = { address: null, ...paid };
        const response = api.post("/api/orders/capture/:orderID", { params: { orderID }, body });
        return getCaptureId(await revalidateOn409(response));
      },
      afterCapture: [() => navigateTo(invoiceConfirmationPath(invoice_number), { replace: true })],
      // The payment of an invoice does not depend on a cart.
      onConflict: () => void revalidate(),
    },
  );
}
