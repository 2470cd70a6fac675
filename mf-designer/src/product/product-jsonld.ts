import { publicAddress } from "@ligate/platform/settings";
import type { SchemaObject } from "@ligate/ui/content/structured-data";
import { designPreview } from "../shared/product-sku.ts";
import type { ProductWithFormats } from "./product.loader.ts";

/** The schema.org data of a product, without `offers` if all formats are priced on request. */
export function productJsonLd({ product, formats }: ProductWithFormats, description: string): SchemaObject {
  const { product_name: name, product_sku: sku } = product;
  const offers = toOffers(formats);
  return {
    "@type": "Product",
    name,
    sku,
    description,
    image: publicAddress(designPreview(product)),
    ...(offers.lowPrice === undefined
      ? {}
      : {
          offers: {
            "@type": "AggregateOffer",
            ...offers,
            priceCurrency: "USD",
            url: publicAddress(`/products/item/${sku}`),
          },
        }),
  };
}

/** The range of prices over all formats. A design is in stock if one of its formats is. */
function toOffers(formats: ProductWithFormats["formats"]) {
  const priced = Object.values(formats)
    .flat()
    .flatMap(({ adjusted_price, ready_status }) =>
      adjusted_price === null ? [] : [{ price: adjusted_price, isReady: ready_status === "Yes" }],
    )
    .sort((a, b) => a.price - b.price);
  const isInStock = priced.some(({ isReady }) => isReady);
  return {
    lowPrice: priced[0]?.price,
    highPrice: priced.at(-1)?.price,
    offerCount: priced.length,
    availability: isInStock ? "https://schema.org/InStock" : "https://schema.org/MadeToOrder",
  } as const;
}
