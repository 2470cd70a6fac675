/** The contact form about a product. */
export const messageAddress = (productName: string): string =>
  `/message?product=${encodeURIComponent(productName)}`;
