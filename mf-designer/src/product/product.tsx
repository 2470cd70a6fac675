import { Head } from "@ligate/platform/head";
import { publicAddress } from "@ligate/platform/settings";
import { Page } from "@ligate/ui/page";
import { StructuredData } from "@ligate/ui/structured-data";
import { DesignSheet } from "../design-sheet/design-sheet.tsx";
import type { LoadedProduct } from "../load-product.ts";
import { OfferKeptDesigns } from "../offer-kept-designs/offer-kept-designs.tsx";
import { FormatOrder } from "./format-order.tsx";
import { ProductActions } from "./product-actions.tsx";

/** A product: what it is, its map, and the formats that it is ordered in. */
export function Product({ product, formats }: LoadedProduct) {
  const { product_name, product_sku } = product;
  return (
    <Page>
      <Head title={product_name} description={descriptionOf(product)} kind="product" />
      <StructuredData data={offered(product)} />
      <OfferKeptDesigns />
      <DesignSheet title={product_name} product={product}>
        <ProductActions key={product_sku} product={product} />
      </DesignSheet>
      <FormatOrder key={product_sku} product={product} formats={formats} />
    </Page>
  );
}

const descriptionOf = ({ product_name, product_sku, vector_name }: LoadedProduct["product"]) =>
  `${product_name} (${product_sku}): ${vector_name}. Map, parts, delivery formats and prices.`;

/** The product for search engines; without an offer where everything is by quote. */
function offered(product: LoadedProduct["product"]) {
  const { product_name: name, product_sku: sku, from_price: lowPrice } = product;
  const url = publicAddress(`/products/item/${sku}`);
  const offers = { "@type": "AggregateOffer", priceCurrency: "USD", lowPrice, url };
  return {
    "@type": "Product",
    name,
    sku,
    description: descriptionOf(product),
    ...(lowPrice === null ? {} : { offers }),
  };
}
