import { formatCents } from "../common/money.ts";

/** Why the terms of an account do not apply to an order, as a sentence. @param terms its limit and what it owes, in cents */
export function limitText({ limitCents, openCents }: { limitCents: number; openCents: number }): string {
  const left = formatCents(Math.max(0, limitCents - openCents));
  return `Your purchase-order limit of ${formatCents(limitCents)} leaves ${left}, which is less than this order.`;
}
