import { type PRODUCT_TYPES, serviceTypeOfUrl } from "@ligate/contract/quote-requests/constants";

export interface QuoteSubject {
  /** What the request is about, such as a service, a category or a gene. */
  about: string;
  /** Last segment of the address of a service page. */
  service?: string;
  productType?: (typeof PRODUCT_TYPES)[number];
}

/** Address of the quote form, with its subject and selection filled in. */
export function quoteUrl({ about, service, productType }: QuoteSubject): string {
  const query = new URLSearchParams({ product: about, ...(productType && { type: productType }) });
  return `/quote${serviceTypeOfUrl(service) ? `/${service}` : ""}?${query}`;
}
