/** Address of the message form with its product filled in. */
export const contactFormUrl = (product: string): string => `/message?product=${encodeURIComponent(product)}`;
