import type { CartItem } from "@ligate/contract/cart/schemas";
import { productLabel } from "@ligate/contract/orders/product-label";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import styles from "./missing-specification.module.css";

export interface MissingSpecificationProps {
  line: Pick<CartItem, "id" | "product_sku" | "url" | "title" | "product_name" | "specification_problem">;
}

/** The missing part of a line's specification, with a link to the page that completes it. Nothing if it is complete. */
export function MissingSpecification({ line }: MissingSpecificationProps) {
  const { specification_problem } = line;
  if (specification_problem === null) return null;
  return (
    <div className={styles.missing}>
      <Alert kind="notice">{specification_problem}</Alert>
      <LinkButton to={getSpecificationPath(line)} variant="outlined" small>
        Complete the specification<VisuallyHidden> of {productLabel(line)}</VisuallyHidden>
      </LinkButton>
    </div>
  );
}

/** Path of the page on which the specification of a line can be completed and changed: of the product, or of the service. */
export function getSpecificationPath({
  id,
  product_sku,
  url,
}: Pick<CartItem, "id" | "product_sku" | "url">): string {
  const [path, fragment] = url.split("#");
  return path?.startsWith("/services/") && fragment
    ? `${path}?line=${id}#${fragment}`
    : `/products/item/${encodeURIComponent(product_sku)}?line=${id}`;
}
