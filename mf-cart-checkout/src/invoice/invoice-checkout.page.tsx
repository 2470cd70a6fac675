import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import layout from "../shared/layout.module.css";
import type { invoiceCheckoutLoader } from "./invoice-checkout.loader.ts";
import { InvoiceUnderReview } from "./invoice-under-review.tsx";
import { PaidInvoice } from "./paid-invoice.tsx";
import { UnpaidInvoice } from "./unpaid-invoice.tsx";

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
