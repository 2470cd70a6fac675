import { formatDollars } from "@ligate/contract/common/money";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import layout from "../shared/layout.module.css";
import styles from "./invoice.module.css";
import type { invoiceConfirmationLoader } from "./invoice-confirmation.loader.ts";
import { InvoiceDetails } from "./invoice-details.tsx";
import { InvoiceUnderReview } from "./invoice-under-review.tsx";

export function Component() {
  const invoice = useLoaderData<typeof invoiceConfirmationLoader>();
  return (
    <Page>
      <Head title="Invoice confirmation" description="Confirmation of your invoice payment." />
      {getContent(invoice)}
    </Page>
  );
}

function getContent(invoice: Invoice) {
  if (invoice.status === "paid") return <PaymentReceived invoice={invoice} />;
  if (!invoice.is_under_review) return <InvoiceNotPaid invoice={invoice} />;
  return (
    <>
      <h1 className={layout.heading}>
        Payment of {formatDollars(invoice.invoice.invoice_due)} USD under review
      </h1>
      <InvoiceUnderReview invoice={invoice} />
    </>
  );
}

function PaymentReceived({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles.narrow}>
      <h1>Payment of {formatDollars(invoice.invoice.invoice_due)} USD received</h1>
      <p>Thank you. A receipt is on its way by e-mail.</p>
      <div className={layout.panel}>
        <InvoiceDetails invoice={invoice} />
      </div>
      <LinkButton to="/profile/orders/completed" variant="outlined" className={styles.action}>
        View my orders
      </LinkButton>
    </div>
  );
}

/** Shown if the buyer opens the confirmation before paying. */
function InvoiceNotPaid({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles.narrow}>
      <h1>Invoice {invoiceLabel(invoice.invoice_number)} has not been paid yet</h1>
      <div className={layout.panel}>
        <InvoiceDetails invoice={invoice} />
      </div>
      <LinkButton
        to={`/checkout/${encodeURIComponent(invoice.invoice_number)}`}
        reloadDocument
        className={styles.action}
      >
        Pay this invoice
      </LinkButton>
    </div>
  );
}
