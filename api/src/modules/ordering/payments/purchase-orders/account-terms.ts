import { eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { notFound } from "../../../../http/problem.ts";
import { users } from "../../../identity/tables.ts";
import { orders } from "../../orders/orders.table.ts";
import { ledger, payments } from "../payments.table.ts";
import { accountTerms } from "./purchase-orders.table.ts";

/** The terms of an account, and what it owes. Amounts are in cents. */
export interface AccountTerms {
  limitCents: number;
  /** The days until its invoices are due. */
  netDays: number;
  /** Promised by its purchase orders, and not paid yet. */
  openCents: number;
}

/**
 * The unpaid amount of an account's purchase orders as a subquery, in cents: of each order, what was promised minus the
 * payments and credit notes of its invoices. What is overpaid of one order does not pay another. Neither cancelled orders nor
 * those pending payment owe anything.
 */
const openCents = (userId: SQLWrapper) =>
  sql<number>`(select coalesce(sum(greatest(owed.cents, 0)), 0) from (
    select sum(case
      when ${ledger.kind} in ('purchase_order', 'void', 'credit_note') then ${ledger.amountCents}
      when ${ledger.kind} = 'transfer' or ${payments.invoiceOf} is not null then -${ledger.amountCents}
      else 0 end) as cents
    from ${orders}
    join ${ledger} on ${ledger.orderId} = ${orders.id}
    left join ${payments} on ${ledger.kind} = 'capture' and ${payments.captureId} = ${ledger.reference}
    where ${orders.userId} = ${userId} and ${orders.status} not in ('pending_payment', 'cancelled')
    group by ${orders.id}
  ) owed)`.mapWith(Number);

/** The columns of `AccountTerms`, for a query that joins the account's terms. */
export const accountTermsColumns = {
  limitCents: accountTerms.limitCents,
  netDays: accountTerms.netDays,
  openCents: openCents(accountTerms.userId),
};

/** @throws ProblemError 404 without an account of this address */
export async function findAccountId(tx: Tx, email: string): Promise<number> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw notFound(`account with the address ${email}`);
  return user.id;
}

/**
 * @param email in lower case
 * @returns `undefined` if the account has no terms
 * @throws ProblemError 404 without an account of this address
 */
export async function readAccountTerms(tx: Tx, email: string): Promise<AccountTerms | undefined> {
  const [terms] = await tx
    .select(accountTermsColumns)
    .from(users)
    .innerJoin(accountTerms, eq(accountTerms.userId, users.id))
    .where(eq(users.id, await findAccountId(tx, email)));
  return terms;
}

/**
 * Gives an account terms, or replaces them. Orders that were placed keep theirs.
 * @param email in lower case
 * @throws ProblemError 404 without an account of this address
 */
export async function setAccountTerms(
  tx: Tx,
  email: string,
  terms: Pick<AccountTerms, "limitCents" | "netDays"> & { actor: string },
) {
  const userId = await findAccountId(tx, email);
  await tx
    .insert(accountTerms)
    .values({ userId, ...terms })
    .onConflictDoUpdate({ target: accountTerms.userId, set: { ...terms, at: sql`now()` } });
}

/**
 * Takes the terms of an account away, if it has some. Orders that were placed keep them.
 * @param email in lower case
 * @throws ProblemError 404 without an account of this address
 */
export async function removeAccountTerms(tx: Tx, email: string) {
  const userId = await findAccountId(tx, email);
  await tx.delete(accountTerms).where(eq(accountTerms.userId, userId));
}
