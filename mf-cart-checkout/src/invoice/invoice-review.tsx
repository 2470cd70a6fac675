import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import { cx } from "@ligate/ui/cx";
import {
  isProcessing,
  type PaymentController,
  ProcessingOverlay,
  usePaymentState,
} from "../payment/index.ts";
import layout from "../shared/layout.module.css";
import styles from "./invoice.module.css";
import { InvoiceDownload } from "./invoice-details.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";

export interface InvoiceReviewProps {
  invoice: Invoice;
  payment: PaymentController;
}

export function InvoiceReview({ invoice, payment }: InvoiceReviewProps) {
  const due = formatDollars(invoice.invoice.invoice_due);
  return (
    <section
      className={cx(layout.panel, styles.review)}
      aria-labelledby="order-review"
      aria-busy={isProcessing(usePaymentState(payment))}
    >
      <h2 id="order-review">Order Review</h2>
      <InvoiceLines invoice={invoice} />
      <dl className={styles.facts}>
        <div>
          <dt>Invoice</dt>
          <dd>{invoiceLabel(invoice.invoice_number)}</dd>
        </div>
        <div>
          <dt>Due Date</dt>
          <dd>{formatDay(invoice.due_date)}</dd>
        </div>
        <div>
          <dt>Invoice Amount</dt>
          <dd>{due}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{due}</dd>
        </div>
      </dl>
      <InvoiceDownload invoice={invoice} />
      <ProcessingOverlay payment={payment} />
    </section>
  );
}
