import type { Specification } from "@ligate/contract/specification/schemas";

/** A line of an offer. `unitCents` is the quoted unit price. */
export interface OfferedLine {
  sku: string;
  /** What the laboratory has to know besides the SKU. */
  specification?: Specification | null;
  /** Unit size of a supply; empty for other products. */
  unitSize: string;
  quantity: number;
  unitCents: number;
}

export interface Offer {
  lines: OfferedLine[];
  /** Last day of validity, `YYYY-MM-DD`. */
  expiresOn: string;
  /** If set, only an account with this verified address may use the quote. */
  email?: string;
}
