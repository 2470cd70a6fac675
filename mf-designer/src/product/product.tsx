import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { SPECIFICATION_FIELDS } from "@ligate/contract/specification/constants";
import { CanonicalHead } from "@ligate/platform/head";
import { StructuredData } from "@ligate/ui/content/structured-data";
import { Page } from "@ligate/ui/layout/page";
import { CartLineState, useCartLine } from "@ligate/ui/orders/cart-line";
import { createRef, useState } from "react";
import { useKitFeatures } from "../shared/diagram/features/use-feature-options.ts";
import { GeneWarnings } from "../shared/gene-warnings.tsx";
import { LoadLater } from "../shared/load-later.tsx";
import { ImportLocalDesigns } from "../shared/local-designs/import-local-designs.tsx";
import { designPreview } from "../shared/product-sku.ts";
import { DeliveryFormats, type DeliveryFormatsProps } from "./delivery-formats/delivery-formats.tsx";
import { KitHeader, kitTitle } from "./kit-header.tsx";
import { MapCard } from "./map-card.tsx";
import type { ProductWithFormats } from "./product.loader.ts";
import styles from "./product.module.css";
import { ProductActions } from "./product-actions.tsx";
import { productJsonLd } from "./product-jsonld.ts";
import { KitSections } from "./sections/kit-sections.tsx";
import type { SpecifiedKit } from "./specification/use-specified-options.ts";
import { TestProduct } from "./test-product.tsx";

/** A product: its map beside what is bought, and below them all that is known about it. */
export function Product({ product, formats }: ProductWithFormats) {
  const { product_sku } = product;
  return (
    <Page className={styles.page}>
      <CanonicalHead
        title={`${kitTitle(product)}, ${product_sku}`}
        description={pageDescription(product)}
        image={designPreview(product)}
        kind="product"
        canonical={`/products/item/${product_sku}`}
      />
      <StructuredData data={productJsonLd({ product, formats }, pageDescription(product))} />
      <ImportLocalDesigns />
      <Kit key={product_sku} product={product} formats={formats} />
    </Page>
  );
}

const pageDescription = (product: ProductSummary) =>
  `${kitTitle(product)}: ${product.product_name} (${product.product_sku}), ${product.vector_name}. Map, parts, delivery formats and prices.`;

/** In the order of reading. On wide screens the map and the actions stand to the left of what is bought. */
function Kit({ product, formats }: ProductWithFormats) {
  const [specified, setSpecified] = useState<SpecifiedKit>();
  const { specification, ...drawn } = specified ?? {};
  const shown = { ...product, ...drawn };
  const maps = useKitFeatures(shown.plasmids);
  const [rings] = useState(() => product.plasmids.map(() => createRef<HTMLDivElement>()));
  return (
    <div className={styles.kit}>
      <KitHeader product={shown} />
      <MapCard product={shown} isSpecified={specified !== undefined} maps={maps} rings={rings} />
      <div className={styles.purchase}>
        <GeneWarnings warnings={listDesignWarnings(product)} toAddress={productAddress} />
        <FormatsOrLine product={product} formats={formats} onSpecified={setSpecified} />
      </div>
      <ProductActions product={product} />
      <KitSections
        product={shown}
        specification={specification}
        formats={formats}
        maps={maps}
        rings={rings}
      />
      <TestProduct />
    </div>
  );
}

const productAddress = (sku: string) => `/products/item/${sku}`;

/** Those about the parts of the design; the form shows those about its fields. */
const listDesignWarnings = ({ gene_warnings = [] }: ProductSummary) =>
  gene_warnings.filter(({ option }) => !(SPECIFICATION_FIELDS as readonly string[]).includes(option));

/** Only links of the cart lead to a line. */
const loadCompleteLine = async () =>
  (await import(/* webpackChunkName: "complete-line" */ "./complete-line.tsx")).CompleteLine;

/** The delivery formats of a product, or the line of the cart whose specification is completed, if the address names one. */
function FormatsOrLine({ product, formats, onSpecified }: DeliveryFormatsProps) {
  const options = Object.values(formats).flat();
  const line = useCartLine(options.map(({ product_sku }) => product_sku));
  const item = line.state === "found" ? line.item : undefined;
  const option = options.find(({ product_sku }) => product_sku === item?.product_sku);
  if (item && option)
    return <LoadLater key={item.id} load={loadCompleteLine} props={{ product, option, item, onSpecified }} />;
  return (
    <>
      {line.state !== "none" && (
        <div>
          <CartLineState line={line} instead="You can add it again below." />
        </div>
      )}
      {line.state !== "loading" && <DeliveryFormats {...{ product, formats, onSpecified }} />}
    </>
  );
}
