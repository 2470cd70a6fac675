import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { parseSku, TEST_DESIGN_SKU } from "@ligate/contract/design/sku";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { cart } from "@ligate/platform/cart";
import { CanonicalHead } from "@ligate/platform/head";
import { settings } from "@ligate/platform/settings";
import { StructuredData } from "@ligate/ui/content/structured-data";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { CartLineState, useCartLine } from "@ligate/ui/orders/cart-line";
import { useEffect, useState } from "react";
import { ImportLocalDesigns } from "../shared/local-designs/import-local-designs.tsx";
import { designPreview } from "../shared/product-sku.ts";
import { CompleteLine } from "./complete-line.tsx";
import { DeliveryFormats } from "./delivery-formats/delivery-formats.tsx";
import { DesignDetails } from "./design-details.tsx";
import { DesignSequence } from "./design-sequence.tsx";
import type { ProductWithFormats } from "./product.loader.ts";
import styles from "./product.module.css";
import { productJsonLd } from "./product-jsonld.ts";
import { SaveDesign } from "./save-design.tsx";

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

/** The actions of a product besides ordering: save, protocol, contact, change. */
function ProductActions({ product }: { product: ProductSummary }) {
  const protocol = protocolUrl(product);
  return (
    <div className={styles.actions}>
      <SaveDesign product={product} />
      {protocol && (
        <LinkButton variant="outlined" to={protocol}>
          View Protocol
        </LinkButton>
      )}
      <LinkButton variant="outlined" to={contactFormUrl(product.product_name)}>
        Customer Service
      </LinkButton>
      <LinkButton variant="text" to={`/design?sku=${product.product_sku}`}>
        Change this design
      </LinkButton>
      <TestProductButton />
    </div>
  );
}

/** The API's name for a part that the customer supplies. */
const CUSTOM_PART = "Custom";

/** URL of the lab protocol of a product; `undefined` for products with custom parts, which have no protocol. */
function protocolUrl(product: ProductSummary): string | undefined {
  const parts = [
    product.protein_tag_name,
    product.fluorescene_marker_name,
    product.selection_marker_name,
    product.bacterial_marker_name,
  ];
  const codes = parts.includes(CUSTOM_PART) ? undefined : parseSku(product.product_sku);
  return codes && `/protocol/${codes.fn}/${codes.structure}`;
}

/** The default test design, as 10 µg of plasmid DNA. */
const TEST_PRODUCT_SKU = `${TEST_DESIGN_SKU}-PD10`;

/** Adds the test product to the cart. Rendered only if the settings enable it. */
function TestProductButton() {
  const [isShown, setShown] = useState(false);
  const { run, error } = useApiAction();
  // The server renders without settings, so they are read after the first render.
  useEffect(() => setShown(settings().testProduct), []);
  if (!isShown) return null;

  const cart_item = { product_sku: TEST_PRODUCT_SKU, product_name: "Test product" };
  const addToCart = () => run(() => cart.add([{ cart_item, quantity: 1 }]));
  return (
    <>
      <Button variant="outlined" onClick={ignoreDoubleClick(addToCart)}>
        Add test product
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}

/** The delivery formats of a product, or the line of the cart whose specification is completed, if the address names one. */
function FormatsOrLine({ product, formats }: ProductWithFormats) {
  const options = Object.values(formats).flat();
  const line = useCartLine(options.map(({ product_sku }) => product_sku));
  const item = line.state === "found" ? line.item : undefined;
  const option = options.find(({ product_sku }) => product_sku === item?.product_sku);
  if (item && option) return <CompleteLine key={item.id} product={product} option={option} item={item} />;
  return (
    <>
      {line.state !== "none" && (
        <div className={styles.state}>
          <CartLineState line={line} instead="You can add it again below." />
        </div>
      )}
      {line.state !== "loading" && <DeliveryFormats product={product} formats={formats} />}
    </>
  );
}
