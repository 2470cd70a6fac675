import type { ProductSummary } from "@ligate/contract/product";
import { LinkButton } from "@ligate/ui/button";
import { messageAddress } from "../message-address.ts";
import { SaveDesign } from "../save-design/save-design.tsx";
import styles from "./product-actions.module.css";
import { protocolAddress } from "./protocol-address.ts";
import { TestProductButton } from "./test-product-button.tsx";

/** What can be done with a design besides ordering it. */
export function ProductActions({ product }: { product: ProductSummary }) {
  const protocol = protocolAddress(product);
  return (
    <div className={styles.actions}>
      <SaveDesign product={product} />
      {protocol && (
        <LinkButton manner="quiet" to={protocol}>
          View Protocol
        </LinkButton>
      )}
      <LinkButton manner="quiet" to={messageAddress(product.product_name)}>
        Customer Service
      </LinkButton>
      <LinkButton manner="plain" to={`/design?sku=${product.product_sku}`}>
        Change this design
      </LinkButton>
      <TestProductButton />
    </div>
  );
}
