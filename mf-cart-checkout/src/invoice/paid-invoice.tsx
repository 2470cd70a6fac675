import { formatDay } from "@ligate/contract/common/dates";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import { paymentSource } from "@ligate/contract/payments/payment-source";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { invoiceConfirmation } from "../shared/attempts/confirmation-address.ts";
import styles from "./invoice.module.css";

export function PaidInvoice({ invoice }: { invoice: Invoice }) {
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
