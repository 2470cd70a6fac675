import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import { designPreview } from "../shared/product-sku.ts";
import { DesignDetails } from "./design-details.tsx";
import { DesignSequence } from "./design-sequence.tsx";
import { kitTitle } from "./kit-header.tsx";
import type { sharedDesignLoader } from "./shared-design.loader.ts";
import styles from "./shared-design.module.css";

/**
 * A read-only page of a saved design. Requires no session. Its title and its heading name the product: the name of the
 * design is what a stranger typed.
 */
export function Component() {
  const { shared, product } = useLoaderData<typeof sharedDesignLoader>();
  const title = kitTitle(product);

  return (
    <Page>
      <Head
        title={`Shared design: ${title}`}
        description={`A shared design: ${product.product_name}, ${product.vector_name}.`}
        image={designPreview(product)}
      />
      <p className={styles.eyebrow}>Shared design</p>
      <DesignDetails title={title} product={product}>
        <p>Its owner calls it “{shared.name}”.</p>
        <div className={styles.actions}>
          <LinkButton to={`/products/item/${product.product_sku}`}>Formats and Add to Cart</LinkButton>
          <LinkButton variant="outlined" to={`/design?sku=${product.product_sku}`}>
            Use this design
          </LinkButton>
        </div>
      </DesignDetails>
      <DesignSequence product={product} />
    </Page>
  );
}
