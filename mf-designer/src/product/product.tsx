import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/page";
import { DesignSheet } from "../design-sheet/design-sheet.tsx";
import type { LoadedProduct } from "../load-product.ts";
import { OfferKeptDesigns } from "../offer-kept-designs/offer-kept-designs.tsx";
import { FormatOrder } from "./format-order.tsx";
import { ProductActions } from "./product-actions.tsx";

/** A product: what it is, its map, and the formats that it is ordered in. */
export function Product({ product, formats }: LoadedProduct) {
  const { product_name, product_sku, vector_name } = product;
  return (
    <Page>
      <Head
        title={product_name}
        description={`${product_name} (${product_sku}): ${vector_name}. Map, parts, delivery formats and prices.`}
      />
      <OfferKeptDesigns />
      <DesignSheet title={product_name} product={product}>
        <ProductActions key={product_sku} product={product} />
      </DesignSheet>
      <FormatOrder key={product_sku} product={product} formats={formats} />
    </Page>
  );
}
