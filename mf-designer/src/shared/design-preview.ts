import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";

/** The path of the picture that sites show in previews of links to a design. */
export const designPreview = ({ product_sku }: ProductSummary): string => `/media/designs/${product_sku}.png`;
