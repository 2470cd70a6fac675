import type { FeaturedProductPage, RelatedSupply } from "@ligate/contract/catalog/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { CanonicalHead } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import { RichText } from "@ligate/ui/content/rich-text";
import { type SchemaObject, StructuredData } from "@ligate/ui/content/structured-data";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import { LinkCard } from "../shared/link-card.tsx";
import { type featuredProductLoader, unitSizeAddress } from "./featured-product.loader.ts";
import styles from "./featured-product.module.css";
import { Gallery } from "./gallery.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";

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
      <Breadcrumbs trail={buildBreadcrumbs(product)} />
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

const buildBreadcrumbs = ({ product_name: name, catalog_number }: FeaturedProductPage) => [
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

/** The schema.org data of a product, with its unit sizes as offers. */
const productJsonLd = (product: FeaturedProductPage): SchemaObject => ({
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

interface RelatedSuppliesProps {
  supplies: readonly RelatedSupply[];
}

/** The supplies that are used with this product, with their purpose. */
function RelatedSupplies({ supplies }: RelatedSuppliesProps) {
  if (supplies.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-reagents">
      <h2 id="related-reagents">Related reagents</h2>
      <ul className={styles.relatedList}>
        {supplies.map(({ catalog_number, product_name, image, purpose, unit_size, unit_price }) => (
          <li key={catalog_number}>
            <LinkCard
              to={`/product/featured/${catalog_number}`}
              title={product_name}
              image={image}
              orientation="horizontal"
            >
              <span className={styles.purpose}>{purpose}</span>
              <span>
                {formatDollars(unit_price)} <span className={styles.purpose}>{unit_size}</span>
              </span>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Converts sanitized HTML to one line of plain text. The result is not escaped; do not insert it into HTML. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}
