/** The invoice number shown to customers. The wire carries it without the prefix. */
export const invoiceLabel = (invoiceNumber: string): string => `IV-${invoiceNumber}`;
