import type { FeaturedProductPage } from "@ligate/contract/featured";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Breadcrumbs } from "@ligate/ui/breadcrumbs";
import { Page } from "@ligate/ui/page";
import { RichText } from "@ligate/ui/rich-text";
import { StructuredData } from "@ligate/ui/structured-data";
import { Details } from "./details.tsx";
import type { featuredProductLoader } from "./featured-product.loader.ts";
import styles from "./featured-product.module.css";
import { Gallery } from "./gallery.tsx";
import { offered } from "./offered.ts";
import { Order } from "./order.tsx";
import { plainText } from "./plain-text.ts";

export function Component() {
  const product = useLoaderData<typeof featuredProductLoader>();

  // The key: another product begins with its own first picture and size.
  return (
    <Page key={product.catalog_number}>
      <Head
        title={product.product_name}
        description={plainText(product.description)}
        image={product.images[0]?.image}
        kind="product"
      />
      <StructuredData data={offered(product)} />
      <Breadcrumbs trail={trailTo(product)} />
      <div className={styles.top}>
        <Gallery pictures={product.images} />
        <div>
          <h1>{product.product_name}</h1>
          <p className={styles.number}>{product.catalog_number}</p>
          <RichText html={product.description} className={styles.description} />
          <Order product={product} />
          <Keeping storage={product.storage_info} shipping={product.ship_info} />
        </div>
      </div>
      <Details product={product} />
    </Page>
  );
}

const trailTo = ({ product_name: name, catalog_number }: FeaturedProductPage) => [
  { name: "Lab Supplies", to: "/services/lab-supplies" },
  { name, to: `/product/featured/${catalog_number}` },
];

function Keeping({ storage, shipping }: { storage: string; shipping: string }) {
  return (
    <dl className={styles.keeping}>
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
