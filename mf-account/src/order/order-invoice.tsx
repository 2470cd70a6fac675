import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { UNDER_REVIEW } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { underReviewText } from "@ligate/contract/payments/outcome-texts";
import { Link } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./order-invoice.module.css";

export interface OrderInvoiceProps {
  orderNumber: string;
  invoice: NonNullable<OrderView["invoice"]>;
}

/** The invoice of an order: what is due and a link to the payment, or that it is paid or under review. */
export function OrderInvoice({ orderNumber, invoice }: OrderInvoiceProps) {
  const { invoice_number, invoice_due, due_date, is_paid, is_under_review } = invoice;
  return (
    <section className={styles.box} aria-labelledby="order-invoice">
      <h2 id="order-invoice" className={styles.heading}>
        Invoice {invoiceLabel(invoice_number)}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{is_paid ? "Amount" : "Amount due"}</dt>
          <dd className={styles.amount}>{formatDollars(invoice_due)}</dd>
        </div>
        <div>
          <dt>{is_paid ? "Status" : "Due date"}</dt>
          <dd>{is_paid ? "Paid" : formatDay(due_date)}</dd>
        </div>
        {is_under_review && (
          <div>
            <dt>Status</dt>
            <dd>{UNDER_REVIEW}</dd>
          </div>
        )}
      </dl>
      {is_under_review && <Alert kind="notice">{underReviewText("invoice")}</Alert>}
      {is_paid && (
        <Link to={`/invoice-confirmation/${encodeURIComponent(orderNumber)}`}>View the confirmation</Link>
      )}
      {!is_paid && !is_under_review && (
        <LinkButton to={`/checkout/${encodeURIComponent(orderNumber)}`} reloadDocument wide>
          Pay invoice
        </LinkButton>
      )}
    </section>
  );
}
