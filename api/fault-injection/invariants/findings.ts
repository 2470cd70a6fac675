/** Violations of the invariants, in the order of the table's columns. */
export const VIOLATIONS = [
  "taken twice",
  "taken without an order",
  "order without its payment",
  "promised twice",
  "cart lost",
  "told wrongly",
  "not finished",
] as const;
export type Violation = (typeof VIOLATIONS)[number];

export interface Finding {
  violation: Violation;
  details: string;
}
