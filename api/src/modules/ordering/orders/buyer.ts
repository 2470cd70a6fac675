import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { prebuilt } from "../../../db/prebuilt.ts";
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

/** A buyer, and whether the account has an address. */
type FoundBuyer = Buyer & { hasAddress: boolean };

export async function findBuyer(tx: Tx, { id, userId }: Pick<Order, "id" | "userId">): Promise<FoundBuyer> {
  const [user] = await readUser(tx, { userId });
  if (!user) throw new Error(`Order ${id} has no user`);
  return { email: user.email, isVerified: user.verifiedAt !== null, hasAddress: user.address !== "" };
}

const readUser = prebuilt((tx) =>
  tx
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt, address: users.addressLine1 })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId"))),
);

/** "Thank you, Ada" for a verified address, otherwise "Thank you". */
export const withName = (greeting: string, { address }: Pick<Order, "address">, { isVerified }: Buyer) =>
  isVerified ? `${greeting}, ${address.first_name}` : greeting;

/** The closing of an email about an order. @param task that requires a login, such as "see it" */
export function closingFor({ isVerified }: Buyer, task = "see it") {
  const reason = isVerified
    ? "Reply to this mail if anything is not right."
    : "This e-mail address has not been verified yet: reply to this mail if you did not order anything.";
  return `You need to be logged in to ${task}. ${reason}`;
}
