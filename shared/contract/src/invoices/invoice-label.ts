/** An invoice's number as customers see it; on the wire it stands without the prefix. */
export const invoiceLabel = (invoiceNumber: string): string => `IV-${invoiceNumber}`;
