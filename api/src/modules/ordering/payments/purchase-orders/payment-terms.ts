import type { PurchaseOrderTerms } from "@ligate/contract/cart/schemas";
import { toDollars } from "@ligate/contract/common/money";
import { orderAmounts } from "@ligate/contract/orders/order-amounts";
import { PURCHASE_ORDER_FROM_CENTS } from "@ligate/contract/payments/payment-split";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { users } from "../../../identity/tables.ts";
import type { QuotedPrice } from "../../quotes/usable-quotes.ts";
import { type AccountTerms, accountTermsColumns } from "./account-terms.ts";
import { accountTerms } from "./purchase-orders.table.ts";

/** The terms on which a purchase order may pay a cart. */
export interface PaymentTerms {
  /** The days until the invoices of the order are due. */
  netDays: number;
  /** False if the total would exceed the limit of the account, or is too small for a purchase order. */
  paysAll: boolean;
  /** The terms of the account, if it has some. */
  account: AccountTerms | null;
}

/** A line of a cart, with the quote that it was added from. */
interface TermsLine {
  unitPriceCents: number;
  quantity: number;
  quote: QuotedPrice | undefined;
}

/**
 * The terms on which a purchase order may pay a cart wholly: those of its quotes if each line is of a quote on terms, otherwise
 * the account's. Before an order is placed, call it with the user's cart locked: concurrent orders of an account then count
 * towards its limit one after the other.
 * @returns `undefined` if there are no terms: the total decides
 */
export async function findPaymentTerms(
  tx: Tx,
  userId: number,
  lines: TermsLine[],
): Promise<PaymentTerms | undefined> {
  const [buyer] = await tx
    .select({ email: users.email, ...accountTermsColumns })
    .from(users)
    .leftJoin(accountTerms, eq(accountTerms.userId, users.id))
    .where(eq(users.id, userId));
  if (!buyer) throw new Error(`There is no user ${userId}`);
  const { email, limitCents, netDays, openCents } = buyer;
  const account = limitCents === null || netDays === null ? null : { limitCents, netDays, openCents };
  const days = lines.map(({ quote }) => quotedDays(quote, email));
  const quoted = days.filter((netDays) => netDays !== null);
  if (quoted.length > 0 && quoted.length === lines.length)
    return { netDays: Math.min(...quoted), paysAll: true, account };
  return account ? { netDays: account.netDays, paysAll: isWithinLimit(account, lines), account } : undefined;
}

/** The net days of a quote on terms. Null without one, and for a quote that is bound to a former address of the account. */
function quotedDays(quote: QuotedPrice | undefined, email: string): number | null {
  if (!quote || (quote.boundTo !== null && quote.boundTo !== email)) return null;
  return quote.netDays;
}

function isWithinLimit({ limitCents, openCents }: AccountTerms, lines: TermsLine[]): boolean {
  const { totalCents } = orderAmounts(lines);
  return totalCents >= PURCHASE_ORDER_FROM_CENTS && openCents + totalCents <= limitCents;
}

/** The terms as pages receive them. */
export const toPurchaseOrderTerms = ({ netDays, paysAll, account }: PaymentTerms): PurchaseOrderTerms => ({
  net_days: netDays,
  pays_all: paysAll,
  ...(account && { limit: toDollars(account.limitCents), open: toDollars(account.openCents) }),
});
