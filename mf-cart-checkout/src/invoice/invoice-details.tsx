import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import { orderDocumentUrl } from "@ligate/contract/order-files/constants";
import { paymentSource } from "@ligate/contract/payments/payment-source";
import { Link } from "@ligate/platform/router";
import type { ReactNode } from "react";
import styles from "./invoice.module.css";
import { InvoiceLines } from "./invoice-lines.tsx";

/** Lines, number, order, dates and amount of an invoice, and the payment if it is paid. */
export function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <InvoiceLines invoice={invoice} />
      <dl className={styles.facts}>
        <Fact name="Invoice">{invoiceLabel(invoice.invoice_number)}</Fact>
        <Fact name="Order">
          <Link to={`/profile/order/${encodeURIComponent(invoice.order_number)}`}>
            {invoice.order_number}
          </Link>
        </Fact>
        <Fact name="Billing Date">{formatDay(invoice.billing_date)}</Fact>
        <Fact name="Due Date">{formatDay(invoice.due_date)}</Fact>
        {invoice.paid_date && <Fact name="Paid on">{formatDay(invoice.paid_date)}</Fact>}
        {invoice.payment_source && <Fact name="Payment">{paymentSource(invoice)}</Fact>}
        <Fact name="Invoice Amount">{formatDollars(invoice.invoice.invoice_due)}</Fact>
      </dl>
      <InvoiceDownload invoice={invoice} />
    </>
  );
}

/** The invoice as PDF, for accounts payable. */
export function InvoiceDownload({ invoice: { invoice_number } }: { invoice: Invoice }) {
  return (
    <a href={orderDocumentUrl(invoice_number, "invoice")} download className={styles.download}>
      Download the invoice (PDF)
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
