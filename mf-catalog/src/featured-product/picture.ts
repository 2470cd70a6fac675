import type { FeaturedProductPage } from "@ligate/contract/featured";

/** A picture of a product, at an address below /media. */
export type Picture = FeaturedProductPage["images"][number];
