import { formatDollars } from "@ligate/contract/cents";
import { invoiceLabel } from "@ligate/contract/invoice-number";
import type { Invoice } from "@ligate/contract/invoices";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/button";
import { Page } from "@ligate/ui/page";
import layout from "../layout.module.css";
import styles from "./invoice.module.css";
import type { invoiceConfirmationLoader } from "./invoice-confirmation.loader.ts";
import { InvoiceFacts } from "./invoice-facts.tsx";

export function Component() {
  const invoice = useLoaderData<typeof invoiceConfirmationLoader>();
  return (
    <Page>
      <Head title="Invoice confirmation" description="The payment of your invoice." />
      {invoice.status === "paid" ? <Received invoice={invoice} /> : <NotPaidYet invoice={invoice} />}
    </Page>
  );
}

function Received({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles.narrow}>
      <h1>Payment of {formatDollars(invoice.invoice.invoice_due)} USD received</h1>
      <p>Thank you. A receipt is on its way by e-mail.</p>
      <div className={layout.panel}>
        <InvoiceFacts invoice={invoice} />
      </div>
      <LinkButton to="/profile/orders/completed" manner="quiet" className={styles.way}>
        View my orders
      </LinkButton>
    </div>
  );
}

/** Who opens this address before paying is told so. */
function NotPaidYet({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles.narrow}>
      <h1>Invoice {invoiceLabel(invoice.invoice_number)} is not paid yet</h1>
      <div className={layout.panel}>
        <InvoiceFacts invoice={invoice} />
      </div>
      <LinkButton
        to={`/checkout/${encodeURIComponent(invoice.order_number)}`}
        reloadDocument
        className={styles.way}
      >
        Pay this invoice
      </LinkButton>
    </div>
  );
}
