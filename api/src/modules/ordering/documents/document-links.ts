import { documentLinkPath } from "@ligate/contract/order-files/constants";
import type { OrderDocumentKind } from "@ligate/contract/orders/constants";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { createToken, hashToken, isToken } from "../../../http/tokens.ts";
import { invoices } from "../invoices/invoices.table.ts";
import { documentLinks } from "./document-links.table.ts";

/** A document, by its kind and its number: of an invoice without `IV-`. */
export interface DocumentName {
  kind: OrderDocumentKind;
  number: string;
}

/** The days for which a link opens its document; the link of an invoice also works while it is unpaid. */
const LINK_DAYS = 180;

/** Creates a link that opens a document without a login. @returns its URL, which cannot be read again */
export async function createDocumentLink(
  tx: Tx,
  { kind, number }: DocumentName,
  publicUrl: string,
): Promise<string> {
  const token = createToken();
  await tx.insert(documentLinks).values({ tokenHash: hashToken(token), kind, number });
  return publicUrl + documentLinkPath(token);
}

const isUnpaid = sql`exists (select from ${invoices} where ${documentLinks.kind} = 'invoice'
  and ${invoices.number} = ${documentLinks.number} and ${invoices.paidAt} is null)`;
const isFresh = sql`${documentLinks.createdAt} > now() - make_interval(days => ${LINK_DAYS})`;
const isUsable = sql`${documentLinks.revokedAt} is null and (${isFresh} or ${isUnpaid})`;

/** @throws ProblemError 404 for a link that is unknown, revoked or expired */
export async function findLinkedDocument(tx: Tx, token: string): Promise<DocumentName> {
  const [found] = isToken(token)
    ? await tx
        .select({ kind: documentLinks.kind, number: documentLinks.number })
        .from(documentLinks)
        .where(and(eq(documentLinks.tokenHash, hashToken(token)), isUsable))
    : [];
  if (!found)
    throw new ProblemError(404, "This link opens no document any more: it has expired or was revoked.");
  return found;
}

/** Removes links that open nothing any more. */
export const deleteEndedDocumentLinks = (db: Database) =>
  db.delete(documentLinks).where(sql`not (${isUsable})`);

/** Ends all links to a document, those in mails too. @returns how many have ended */
export async function revokeDocumentLinks(tx: Tx, { kind, number }: DocumentName): Promise<number> {
  const revoked = await tx
    .update(documentLinks)
    .set({ revokedAt: sql`now()` })
    .where(
      and(eq(documentLinks.kind, kind), eq(documentLinks.number, number), isNull(documentLinks.revokedAt)),
    )
    .returning({ id: documentLinks.id });
  return revoked.length;
}
