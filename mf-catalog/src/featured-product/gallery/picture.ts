import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";

/** A picture of a product; `image` is a path below /media. */
export type Picture = FeaturedProductPage["images"][number];
