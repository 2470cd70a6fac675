import { formatDay } from "@ligate/contract/dates";
import type { Invoice } from "@ligate/contract/invoices";
import { paymentSource } from "@ligate/contract/payment-source";
import { Alert } from "@ligate/ui/alert";
import { LinkButton } from "@ligate/ui/button";
import styles from "./invoice.module.css";

/** Takes no second payment. */
export function PaidInvoice({ invoice }: { invoice: Invoice }) {
  const on = invoice.paid_date && ` on ${formatDay(invoice.paid_date)}`;
  const by = paymentSource(invoice);
  return (
    <div className={styles.narrow}>
      <Alert kind="success">
        This invoice was already paid{on}
        {by && ` (${by})`}. There is nothing left to pay.
      </Alert>
      <LinkButton
        to={`/invoice-confirmation/${encodeURIComponent(invoice.order_number)}`}
        manner="quiet"
        className={styles.way}
      >
        View the confirmation
      </LinkButton>
    </div>
  );
}
