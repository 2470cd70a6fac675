/** Violations of the invariants of payments, in the order of the table's columns. */
export const PAYMENT_VIOLATIONS = [
  "taken twice",
  "taken without an order",
  "order without its payment",
  "promised twice",
  "cart lost",
  "told wrongly",
  "not finished",
] as const;

/** The same of refunds. */
export const REFUND_VIOLATIONS = [
  "paid back twice",
  "paid back without an entry",
  "entry without its money",
  "promised twice",
  "told wrongly",
  "not finished",
] as const;

export type Violation = (typeof PAYMENT_VIOLATIONS)[number] | (typeof REFUND_VIOLATIONS)[number];

export interface Finding {
  violation: Violation;
  details: string;
}
