import { formatDollars } from "@ligate/contract/cents";
import { formatDay } from "@ligate/contract/dates";
import { invoiceLabel } from "@ligate/contract/invoice-number";
import type { Invoice } from "@ligate/contract/invoices";
import { classes } from "@ligate/ui/classes";
import layout from "../layout.module.css";
import { Processing } from "../payment/payment.ts";
import styles from "./invoice.module.css";

export interface InvoiceReviewProps {
  invoice: Invoice;
  isProcessing: boolean;
}

export function InvoiceReview({ invoice, isProcessing }: InvoiceReviewProps) {
  const due = formatDollars(invoice.invoice.invoice_due);
  return (
    <section
      className={classes(layout.panel, styles.review)}
      aria-labelledby="order-review"
      aria-busy={isProcessing}
    >
      <h2 id="order-review">Order Review</h2>
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
      <Processing isProcessing={isProcessing} />
    </section>
  );
}
