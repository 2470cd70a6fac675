import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { CanonicalHead } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { RichText } from "@ligate/ui/content/rich-text";
import { StructuredData } from "@ligate/ui/content/structured-data";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import type { featuredProductLoader } from "./featured-product.loader.ts";
import styles from "./featured-product.module.css";
import { Gallery } from "./gallery/gallery.tsx";
import { plainText } from "./plain-text.ts";
import { productJsonLd } from "./product-jsonld.ts";
import { ProductTabs } from "./product-tabs.tsx";
import { PurchasePanel } from "./purchase/purchase-panel.tsx";
import { RelatedSupplies } from "./related-supplies.tsx";

export function Component() {
  const product = useLoaderData<typeof featuredProductLoader>();

  // The key resets the selected picture, size and quantity for another product.
  return (
    <Page key={product.catalog_number}>
      <CanonicalHead
        title={product.product_name}
        description={plainText(product.description)}
        image={product.images[0]?.image}
        kind="product"
        canonical={`/product/featured/${product.catalog_number}`}
      />
      <StructuredData data={productJsonLd(product)} />
      <Breadcrumbs trail={breadcrumbsOf(product)} />
      <div className={styles.top}>
        <Gallery pictures={product.images} />
        <div>
          <h1>{product.product_name}</h1>
          <p className={styles.number}>{product.catalog_number}</p>
          <RichText html={product.description} className={styles.description} />
          <PurchasePanel product={product} />
          <StorageAndShipping storage={product.storage_info} shipping={product.ship_info} />
        </div>
      </div>
      <ProductTabs product={product} />
      <RelatedSupplies supplies={product.related ?? []} />
    </Page>
  );
}

const breadcrumbsOf = ({ product_name: name, catalog_number }: FeaturedProductPage) => [
  { name: "Lab Supplies", to: "/services/lab-supplies" },
  { name, to: `/product/featured/${catalog_number}` },
];

function StorageAndShipping({ storage, shipping }: { storage: string; shipping: string }) {
  return (
    <dl className={styles.storage}>
      <div>
        <dt>Storage</dt>
        <dd>
          <RichText html={storage} />
        </dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>
          <RichText html={shipping} />
        </dd>
      </div>
    </dl>
  );
}
