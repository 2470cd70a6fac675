import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/button";
import { Page } from "@ligate/ui/page";
import { DesignSheet } from "../design-sheet/design-sheet.tsx";
import type { sharedDesignLoader } from "./shared-design.loader.ts";
import styles from "./shared-design.module.css";

/** A saved design to read, for whoever has its link. */
export function Component() {
  const { shared, product } = useLoaderData<typeof sharedDesignLoader>();

  return (
    <Page>
      <Head
        title={shared.name}
        description={`A shared design: ${product.product_name}, ${product.vector_name}.`}
      />
      <p className={styles.over}>Shared design</p>
      <DesignSheet title={shared.name} product={product}>
        <div className={styles.actions}>
          <LinkButton to={`/products/item/${product.product_sku}`}>Formats and Add to Cart</LinkButton>
          <LinkButton manner="quiet" to={`/design?sku=${product.product_sku}`}>
            Use this design
          </LinkButton>
        </div>
      </DesignSheet>
    </Page>
  );
}
