import type { CartItem } from "@ligate/contract/cart/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import styles from "./missing-specification.module.css";
import { specificationPath } from "./specification-path.ts";

export interface MissingSpecificationProps {
  line: Pick<CartItem, "id" | "product_sku" | "url" | "product_name" | "specification_problem">;
}

/** What is missing in the specification of a line, with a link to the page that completes it. Nothing if it is complete. */
export function MissingSpecification({ line }: MissingSpecificationProps) {
  const { product_name, specification_problem } = line;
  if (specification_problem === null) return null;
  return (
    <div className={styles.missing}>
      <Alert kind="notice">{specification_problem}</Alert>
      <LinkButton to={specificationPath(line)} variant="outlined" small>
        Complete the specification<VisuallyHidden> of {product_name}</VisuallyHidden>
      </LinkButton>
    </div>
  );
}
