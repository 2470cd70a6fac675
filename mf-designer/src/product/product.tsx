import { CanonicalHead } from "@ligate/platform/head";
import { StructuredData } from "@ligate/ui/content/structured-data";
import { Page } from "@ligate/ui/layout/page";
import { DesignDetails } from "../design-details/index.ts";
import { ImportLocalDesigns } from "../local-designs/index.ts";
import { DesignSequence } from "../sequence/index.ts";
import { designPreview } from "../shared/design-preview.ts";
import { FormatsOrLine } from "./complete-line/formats-or-line.tsx";
import type { ProductWithFormats } from "./load-product.ts";
import { ProductActions } from "./product-actions.tsx";
import { productJsonLd } from "./product-jsonld.ts";

/** A product with its design, its map, its sequence and its delivery formats. */
export function Product({ product, formats }: ProductWithFormats) {
  const { product_name, product_sku } = product;
  return (
    <Page>
      <CanonicalHead
        title={product_name}
        description={pageDescription(product)}
        image={designPreview(product)}
        kind="product"
        canonical={`/products/item/${product_sku}`}
      />
      <StructuredData data={productJsonLd({ product, formats }, pageDescription(product))} />
      <ImportLocalDesigns />
      <DesignDetails title={product_name} product={product}>
        <ProductActions key={product_sku} product={product} />
      </DesignDetails>
      <DesignSequence key={`sequence of ${product_sku}`} product={product} />
      <FormatsOrLine key={product_sku} product={product} formats={formats} />
    </Page>
  );
}

const pageDescription = ({ product_name, product_sku, vector_name }: ProductWithFormats["product"]) =>
  `${product_name} (${product_sku}): ${vector_name}. Map, parts, delivery formats and prices.`;
