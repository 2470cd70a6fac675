import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { publicAddress } from "@ligate/platform/settings";
import type { SchemaObject } from "@ligate/ui/content/structured-data";
import { plainText } from "./plain-text.ts";
import { unitSizeAddress } from "./unit-size-address.ts";

/** The schema.org data of a product, with its unit sizes as offers. */
export const productJsonLd = (product: FeaturedProductPage): SchemaObject => ({
  "@type": "Product",
  name: product.product_name,
  sku: product.catalog_number,
  description: plainText(product.description),
  image: product.images.map(({ image }) => publicAddress(image)),
  offers: product.unit_prices.map(({ unit_size, unit_price }) => ({
    "@type": "Offer",
    name: `${product.product_name}, ${unit_size}`,
    price: unit_price,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: publicAddress(unitSizeAddress(product, unit_size)),
  })),
});
