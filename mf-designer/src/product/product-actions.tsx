import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { LinkButton } from "@ligate/ui/controls/button";
import styles from "./product-actions.module.css";
import { protocolUrl } from "./protocol-url.ts";
import { SaveDesign } from "./save-design.tsx";

/** The actions of a product besides ordering: save, protocol, contact, change. */
export function ProductActions({ product }: { product: ProductSummary }) {
  const protocol = protocolUrl(product);
  return (
    <div className={styles.actions}>
      <SaveDesign product={product} />
      {protocol && (
        <LinkButton variant="text" small to={protocol}>
          View Protocol
        </LinkButton>
      )}
      <LinkButton variant="text" small to={contactFormUrl(product.product_name)}>
        Customer Service
      </LinkButton>
      <LinkButton variant="text" small to={`/design?sku=${product.product_sku}`}>
        Change this design
      </LinkButton>
    </div>
  );
}
