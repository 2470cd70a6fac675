interface InvoicedOrder {
  totalCents: number;
  /** The part of the total that was not paid in advance. */
  owedCents: number;
}

/** The value of an earlier invoice, and the amount that it asks for. */
interface EarlierInvoice {
  subtotalCents: number;
  shippingCents: number;
  amountCents: number;
}

/**
 * The amount that the next invoice of an order asks for, in cents: the same part of its value as of the whole order. It is
 * rounded with the earlier invoices, so that together they ask for what is owed to the cent.
 * @param valueCents of the next invoice
 */
export function invoiceShare(
  { totalCents, owedCents }: InvoicedOrder,
  earlier: EarlierInvoice[],
  valueCents: number,
): number {
  const invoicedCents = earlier.reduce(
    (cents, { subtotalCents, shippingCents }) => cents + subtotalCents + shippingCents,
    0,
  );
  const askedCents = earlier.reduce((cents, { amountCents }) => cents + amountCents, 0);
  // A product of two amounts can be larger than a number holds exactly.
  const owed = BigInt(owedCents) * BigInt(invoicedCents + valueCents);
  return Number(owed / BigInt(totalCents)) - askedCents;
}
