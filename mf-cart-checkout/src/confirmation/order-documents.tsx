import { parseSku } from "@ligate/contract/design/sku";
import { orderDocumentUrl } from "@ligate/contract/order-files/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import styles from "./order-confirmation.module.css";

export interface OrderDocumentsProps {
  /** An order that is not cancelled. */
  order: OrderView;
}

/** The documents of an order: this page, and when and where the others will be. */
export function OrderDocuments({
  order: { order_number, items, po_number, documents = [] },
}: OrderDocumentsProps) {
  const hasDesign = items.some(({ product_sku }) => parseSku(product_sku));
  const confirmation = documents.find(({ kind }) => kind === "confirmation");
  const later = [
    ...(hasDesign ? ["plasmid sequences, once the order is processed"] : []),
    ...(po_number ? ["the invoice, once it is issued"] : []),
    "certificates and other files of your items",
  ];
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents" className={styles.heading}>
        Documents
      </h2>
      <Button variant="outlined" small onClick={() => window.print()}>
        Print or save this confirmation
      </Button>
      {confirmation && (
        <a href={orderDocumentUrl(confirmation.number, "confirmation")} download>
          Download the confirmation (PDF)
        </a>
      )}
      <p>
        On <Link to={`/profile/order/${encodeURIComponent(order_number)}`}>your order page</Link> you will
        find:
      </p>
      <ul>
        {later.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
    </section>
  );
}
