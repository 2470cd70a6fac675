import { formatDay } from "@ligate/contract/common/dates";
import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { orderDocumentUrl } from "@ligate/contract/order-files/constants";
import type { OrderDocument } from "@ligate/contract/order-files/schemas";
import { ORDER_DOCUMENT_NAMES } from "@ligate/contract/orders/constants";
import type { OrderView } from "@ligate/contract/orders/schemas";
import styles from "./order-documents.module.css";
import { ShareDocument } from "./share-document.tsx";

/** The documents of an order, as PDF, with links for accounts payable. An older API has none. */
export function OrderDocuments({ documents = [] }: Pick<OrderView, "documents">) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="order-documents" className={styles.documents}>
      <h2 id="order-documents">Documents</h2>
      <ul>
        {documents.map((document) => (
          <li key={`${document.kind} ${document.number}`}>
            <a href={orderDocumentUrl(document.number, document.kind)} download>
              {documentName(document)} (PDF)
            </a>
            <span className={styles.date}>{formatDay(document.date)}</span>
            {isShared(document) && <ShareDocument document={document} name={documentName(document)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Accounts payable asks for these. */
const isShared = ({ kind }: OrderDocument): boolean => kind === "invoice" || kind === "receipt";

/** "Invoice IV-4334724101-2". A confirmation and a receipt have the order's number, which the page names. */
function documentName({ kind, number }: OrderDocument): string {
  const name = ORDER_DOCUMENT_NAMES[kind];
  if (kind === "confirmation" || kind === "receipt") return name;
  return `${name} ${kind === "invoice" ? invoiceLabel(number) : number}`;
}
