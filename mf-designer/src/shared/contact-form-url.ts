/** URL of the contact form with the product filled in. */
export const contactFormUrl = (productName: string): string =>
  `/message?product=${encodeURIComponent(productName)}`;
