import { hash } from "node:crypto";
import { ORDER_DOCUMENT_KINDS } from "@ligate/contract/orders/constants";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { StoredFile } from "../../../http/file-route.ts";
import { notFound } from "../../../http/problem.ts";
import type { AttachedFile } from "../../../jobs/outbox.ts";
import type { BusinessDocument } from "../../../printing/business-document.ts";
import { printInWorker } from "../../../printing/print-in-worker.ts";
import { assertEmailVerified } from "../../identity/index.ts";
import type { User } from "../../identity/tables.ts";
import { invoices } from "../invoices/invoices.table.ts";
import { type OrderRecord, readOrderRecord } from "../orders/order-record.ts";
import { orders } from "../orders/orders.table.ts";
import { quotes } from "../quotes/quotes.table.ts";
import { type DocumentName, findLinkedDocument } from "./document-links.ts";
import type { SellerSettings } from "./document-parts.ts";
import { creditNoteDocument, invoiceDocument } from "./invoice-document.ts";
import { isForVerified, listDocuments } from "./list-documents.ts";
import { orderDocument } from "./order-document.ts";
import { packingListDocument, packingListNumber } from "./packing-list-document.ts";
import { readQuoteDocument } from "./quote-document.ts";

/**
 * A document of this user as PDF, printed from the records as they are now.
 * @throws ProblemError 404 without such a document, also for another user's; 403 for an invoice until the user's e-mail
 *   address is verified
 */
export async function openOwnDocument(
  db: Database,
  user: User,
  typed: { number: string; kind: string },
  seller: SellerSettings,
): Promise<StoredFile> {
  return toStoredFile(await readDocument(db, await findOwnDocument(db, user, typed), seller));
}

/** @throws ProblemError as `openOwnDocument` */
export async function findOwnDocument(
  db: Database,
  user: User,
  { number, kind }: { number: string; kind: string },
): Promise<DocumentName> {
  const known = ORDER_DOCUMENT_KINDS.find((each) => each === kind);
  if (!known) throw notFound("such document");
  const name = { kind: known, number };
  if (!(await isOwn(db, user, name))) throw notFound("such document");
  if (isForVerified(known)) assertEmailVerified(user, "invoices are shown to verified customers only");
  return name;
}

async function isOwn(
  db: Database,
  { id, email, emailVerifiedAt }: User,
  name: DocumentName,
): Promise<boolean> {
  if (name.kind === "quote") {
    const [quote] = await db.select().from(quotes).where(eq(quotes.number, name.number));
    return quote?.email === email && emailVerifiedAt !== null;
  }
  const [order] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.orderNumber, await findOrderNumber(db, name)));
  return order?.userId === id;
}

/** The document that a link opens. @throws ProblemError 404 for a link that is unknown, revoked or expired */
export async function openLinkedDocument(
  db: Database,
  token: string,
  seller: SellerSettings,
): Promise<StoredFile> {
  return toStoredFile(await readDocument(db, await findLinkedDocument(db, token), seller));
}

/** A document as an attachment of a mail; undefined if it does not exist any more. */
export async function printAttachment(
  db: Database,
  name: DocumentName,
  seller: SellerSettings,
): Promise<AttachedFile | undefined> {
  const document = await readDocument(db, name, seller);
  if (!document) return undefined;
  return { name: fileName(document), mediaType: PDF, content: await printInWorker(document) };
}

/** The number of the order that a document is about; the document may not exist. */
async function findOrderNumber(db: Database, { kind, number }: DocumentName): Promise<string> {
  if (kind === "credit-note" || kind === "packing-list") return number.split("-")[1] ?? "";
  if (kind !== "invoice") return number;
  const [found] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.number, number));
  return found?.orderNumber ?? "";
}

async function readDocument(
  db: Database,
  name: DocumentName,
  seller: SellerSettings,
): Promise<BusinessDocument | undefined> {
  if (name.kind === "quote") return readQuoteDocument(db, name.number, seller);
  const record = await readOrderRecord(db, await findOrderNumber(db, name));
  const hasPurchaseOrder = record.purchaseOrder !== undefined;
  const isListed = listDocuments({ ...record, hasPurchaseOrder }).some(
    ({ kind, number }) => kind === name.kind && number === name.number,
  );
  return isListed ? toDocument(name, record, seller) : undefined;
}

function toDocument(
  { kind, number }: DocumentName,
  record: OrderRecord,
  seller: SellerSettings,
): BusinessDocument | undefined {
  if (kind === "confirmation" || kind === "receipt") return orderDocument(kind, record, seller);
  const invoice = record.invoices.find((each) => each.number === number);
  if (kind === "invoice") return invoice && invoiceDocument(record, invoice, seller);
  const note = record.creditNotes.find((each) => each.number === number);
  if (kind === "credit-note") return note && creditNoteDocument(record, note, seller);
  const { orderNumber } = record.order;
  const shipment = record.shipments.find((each) => packingListNumber(orderNumber, each.number) === number);
  return shipment && packingListDocument(record, shipment, seller);
}

const PDF = "application/pdf";

const fileName = ({ title, number }: BusinessDocument): string => `${title} ${number}.pdf`;

async function toStoredFile(document: BusinessDocument | undefined): Promise<StoredFile> {
  if (!document) throw notFound("such document");
  const pdf = await printInWorker(document);
  return {
    name: fileName(document),
    mediaType: PDF,
    sizeBytes: pdf.length,
    checksum: hash("sha256", JSON.stringify(document)),
    open: async () => pdf,
  };
}
