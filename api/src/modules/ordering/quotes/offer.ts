/** A line that is offered; `unitCents` is the quote's price of a piece. */
export interface OfferedLine {
  sku: string;
  /** Of supplies, which are sold in sizes; else empty. */
  unitSize: string;
  quantity: number;
  unitCents: number;
}

export interface Offer {
  lines: OfferedLine[];
  /** The last day on which it holds, `YYYY-MM-DD`. */
  expiresOn: string;
  /** Bound to who has this address verified; without it to nobody. */
  email?: string;
}
