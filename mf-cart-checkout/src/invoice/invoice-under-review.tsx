import type { Invoice } from "@ligate/contract/invoices/schemas";
import { underReviewText } from "@ligate/contract/payments/outcome-texts";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import layout from "../shared/layout.module.css";
import styles from "./invoice.module.css";
import { InvoiceDetails } from "./invoice-details.tsx";

/** An invoice whose payment PayPal is reviewing. It cannot be paid a second time during the review. */
export function InvoiceUnderReview({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles.narrow}>
      <Alert kind="notice">{underReviewText("invoice")}</Alert>
      <div className={layout.panel}>
        <InvoiceDetails invoice={invoice} />
      </div>
      <LinkButton
        to={`/profile/order/${encodeURIComponent(invoice.order_number)}`}
        variant="outlined"
        className={styles.action}
      >
        View the order
      </LinkButton>
    </div>
  );
}
