import { hash } from "node:crypto";
import type { OrderDocumentKind } from "@ligate/contract/orders/constants";
import type { Database } from "../../../db/database.ts";
import type { StoredFile } from "../../../http/file-route.ts";
import { notFound } from "../../../http/problem.ts";
import { printInWorker } from "../../../printing/print-in-worker.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import type { User } from "../../identity/tables.ts";
import { findOrder } from "../orders/find-order.ts";
import { readOrderRecord } from "../orders/order-record.ts";
import { listDocuments, type SellerSettings, toOrderDocument } from "./order-document.ts";

/**
 * A document of an order of this user as PDF, printed from the order as it is now.
 * @param id as in `findOrder`
 * @throws ProblemError 404 without such an order or document, also for another user's; 403 for an invoice until the
 *   user's e-mail address is verified
 */
export async function openOrderDocument(
  db: Database,
  user: User,
  { id, kind }: { id: string; kind: string },
  seller: SellerSettings,
): Promise<StoredFile> {
  const { orderNumber } = await findOrder(db, user, id);
  const record = await readOrderRecord(db, orderNumber);
  const found = listDocuments({ ...record, hasPurchaseOrder: record.purchaseOrder !== undefined }).find(
    (each): each is OrderDocumentKind => each === kind,
  );
  if (!found) throw notFound("such document");
  if (found === "invoice") assertEmailVerified(user, "invoices are shown to verified customers only");
  const document = toOrderDocument(found, record, seller);
  const pdf = await printInWorker(document);
  return {
    name: `${document.title} ${document.number}.pdf`,
    mediaType: "application/pdf",
    sizeBytes: pdf.length,
    checksum: hash("sha256", JSON.stringify(document)),
    open: async () => pdf,
  };
}
