import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { OrderInvoice as Invoice } from "@ligate/contract/invoices/schemas";
import { UNDER_REVIEW } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { underReviewText } from "@ligate/contract/payments/outcome-texts";
import { Link } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import type { ReactNode } from "react";
import styles from "./order-invoice.module.css";

/** The invoices of an order, the unpaid ones first. An older API names one only. */
export function listInvoices({ invoice, invoices }: Pick<OrderView, "invoice" | "invoices">): Invoice[] {
  const all = invoices ?? (invoice ? [invoice] : []);
  return all.toSorted((a, b) => Number(a.is_paid) - Number(b.is_paid));
}

/** An invoice of an order: what is due and a link to the payment, or that it is paid or under review. */
export function OrderInvoice({ invoice }: { invoice: Invoice }) {
  const { invoice_number, invoice_due, due_date, is_paid, is_under_review, part_paid, overpaid } = invoice;
  const headingId = `order-invoice-${invoice_number}`;
  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Invoice {invoiceLabel(invoice_number)}
      </h2>
      <dl className={styles.facts}>
        {part_paid !== undefined && <Fact name="Received">{formatDollars(part_paid)}</Fact>}
        <Fact name={is_paid ? "Amount" : "Amount due"}>
          <strong className={styles.amount}>{formatDollars(invoice_due)}</strong>
        </Fact>
        {is_paid ? <Fact name="Status">Paid</Fact> : <Fact name="Due date">{formatDay(due_date)}</Fact>}
        {is_under_review && <Fact name="Status">{UNDER_REVIEW}</Fact>}
        {overpaid !== undefined && <Fact name="Overpaid">{formatDollars(overpaid)}</Fact>}
      </dl>
      {overpaid !== undefined && <p>We will send back what was paid too much.</p>}
      {is_under_review && <Alert kind="notice">{underReviewText("invoice")}</Alert>}
      {is_paid && (
        <Link to={`/invoice-confirmation/${encodeURIComponent(invoice_number)}`}>View the confirmation</Link>
      )}
      {!is_paid && !is_under_review && (
        <LinkButton to={`/checkout/${encodeURIComponent(invoice_number)}`} reloadDocument wide>
          Pay invoice
        </LinkButton>
      )}
    </section>
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
