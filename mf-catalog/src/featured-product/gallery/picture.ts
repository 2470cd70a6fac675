import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";

/** A picture of a product, at an address below /media. */
export type Picture = FeaturedProductPage["images"][number];
