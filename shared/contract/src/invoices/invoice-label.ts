/** The invoice number shown to customers. On the wire it has no prefix. */
export const invoiceLabel = (invoiceNumber: string): string => `IV-${invoiceNumber}`;
