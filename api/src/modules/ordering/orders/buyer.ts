import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { EmailRow } from "../../../mail/email-template.ts";
import { users } from "../../identity/tables.ts";
import type { Order } from "./orders.table.ts";

/**
 * The recipient of an order's emails. An address that is not verified may be a stranger's: its emails contain nothing
 * that the buyer typed.
 */
export interface Buyer {
  email: string;
  isVerified: boolean;
}

export async function findBuyer(tx: Tx, { id, userId }: Pick<Order, "id" | "userId">): Promise<Buyer> {
  const [buyer] = await tx.select(buyerColumns).from(users).where(eq(users.id, userId));
  if (!buyer) throw new Error(`Order ${id} has no user`);
  return buyer;
}

/** The columns of a `Buyer`, for a query that joins the users. */
export const buyerColumns = {
  email: users.email,
  isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
};

/** "Thank you, Ada" for a verified address, otherwise "Thank you". */
export const withName = (greeting: string, { address }: Pick<Order, "address">, { isVerified }: Buyer) =>
  isVerified ? `${greeting}, ${address.first_name}` : greeting;

/** The closing of an email about an order. @param task that requires a login, such as "see it" */
export function closingFor({ isVerified }: Buyer, task = "see it") {
  const reason = isVerified
    ? "Reply to this e-mail if anything is wrong."
    : "This e-mail address has not been verified yet: reply to this e-mail if you did not order anything.";
  return `You need to be logged in to ${task}. ${reason}`;
}

/** The rows of a line's specification in a mail. The customer typed it, so that only a verified address receives it. */
export const specifiedRows = ({
  specification,
}: {
  specification: Specification | null;
}): [string, string][] => specificationRows(specification).map(({ label, value }) => [label, value]);

interface MailedProduct {
  /** The product name. */
  product: string;
  title: string | undefined;
  quantity: number;
  price: string;
}

/** The row of a product in a mail: its title, which names the gene, above the product name. */
export const productRow = ({ product, title, quantity, price }: MailedProduct): EmailRow =>
  title ? [`${quantity} × ${title}`, price, product] : [`${quantity} × ${product}`, price];
