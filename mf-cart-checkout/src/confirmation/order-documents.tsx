import { parseSku } from "@ligate/contract/design/sku";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import styles from "./order-confirmation.module.css";

export interface OrderDocumentsProps {
  /** An order that is not cancelled. */
  order: OrderView;
}

/** The documents of an order: those that exist already, and when and where the others will be. */
export function OrderDocuments({ order: { order_number, items, po_number } }: OrderDocumentsProps) {
  const page = <Link to={`/profile/order/${encodeURIComponent(order_number)}`}>your order page</Link>;
  const hasDesign = items.some(({ product_sku }) => parseSku(product_sku));
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents" className={styles.heading}>
        Documents
      </h2>
      <Button variant="outlined" small onClick={() => window.print()}>
        Print or save this confirmation
      </Button>
      <ul>
        {hasDesign && (
          <li>
            Plasmid sequences are deposited in your account once the order is processed. You can download them
            from {page}.
          </li>
        )}
        {po_number && <li>The invoice will be on {page} once it is issued.</li>}
      </ul>
    </section>
  );
}
