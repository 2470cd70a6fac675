import { PRODUCT_TYPES, type ProductType, QUOTE_TYPES } from "@ligate/contract/quote-requests/constants";
import { serviceTypeOfUrl } from "@ligate/contract/quote-requests/service-types";

/** The product types of the quote form by the page that links to the form. */
const PRODUCT_TYPES_BY_PAGE: Partial<Record<string, ProductType>> = {
  "gene-knock-in": "Genome Targeted Knock-In",
  "gene-knock-out": "Gene Knock-out",
  "gene-deletion": "Gene Deletion",
  "crispr-activation-interference": "CRISPR Activation",
  "rna-knock-down": "CRISPR RNA Knock-down",
  "genome-editing-services": "CRISPR Editing",
};

/**
 * Address of the quote form for a service, with its subject and selection filled in.
 * @param url last segment of the address of the page
 * @param about the subject, such as the name of the service
 */
export const serviceQuoteUrl = (url: string, about: string): string =>
  serviceTypeOfUrl(url)
    ? `/quote/${url}?${new URLSearchParams({ product: about })}`
    : quoteUrl(about, PRODUCT_TYPES_BY_PAGE[url] ?? QUOTE_TYPES.serviceType);

/** Address of the quote form for a category, a product or a gene. @param url last segment of the address of the category */
export const productQuoteUrl = (about: string, url = ""): string =>
  quoteUrl(about, PRODUCT_TYPES_BY_PAGE[url] ?? QUOTE_TYPES.productType);

const quoteUrl = (product: string, type: string) => `/quote?${new URLSearchParams({ product, type })}`;

/** The fields of the quote form that its address fills in. */
export interface QuoteSubject {
  /** The subject of the request. Without it, the form has no such field. */
  product?: string;
  type?: keyof typeof QUOTE_TYPES;
  productType?: ProductType;
}

/** Reads `product` and `type`, which is `Product`, `Service` or a kind of product. */
export function readQuoteSubject(query: URLSearchParams): QuoteSubject {
  const type = query.get("type");
  const productType = PRODUCT_TYPES.find((name) => name === type);
  const isService = type === QUOTE_TYPES.serviceType;
  const isProduct = type === QUOTE_TYPES.productType || productType !== undefined;
  return {
    product: query.get("product") || undefined,
    type: isService ? "serviceType" : isProduct ? "productType" : undefined,
    productType,
  };
}
