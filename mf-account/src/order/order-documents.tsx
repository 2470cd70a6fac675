import { orderDocumentUrl } from "@ligate/contract/order-files/constants";
import { ORDER_DOCUMENT_NAMES } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import styles from "./order-documents.module.css";

/** The documents of an order, as PDF. An older API has none. */
export function OrderDocuments({ order }: { order: Pick<OrderView, "order_number" | "documents"> }) {
  const { order_number, documents = [] } = order;
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="order-documents" className={styles.documents}>
      <h2 id="order-documents">Documents</h2>
      <ul>
        {documents.map((kind) => (
          <li key={kind}>
            <a href={orderDocumentUrl(order_number, kind)} download>
              {ORDER_DOCUMENT_NAMES[kind]} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
