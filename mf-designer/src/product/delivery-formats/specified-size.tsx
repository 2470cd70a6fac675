import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./specified-size.module.css";

export interface SpecifiedSizeProps {
  /** With the specification; absent until it has been checked. */
  cargo: ProductSummary["cargo"] | undefined;
  /** Without the specification. */
  usual: ProductSummary["cargo"];
}

/** The size that the specified sequences result in, if it differs from that of the design. */
export function SpecifiedSize({ cargo, usual }: SpecifiedSizeProps) {
  return (
    <div role="status" className={styles.size}>
      {cargo && cargo.insert_bp !== usual.insert_bp && (
        <p>
          Size as specified: <b>{formatInteger(cargo.insert_bp)} bp</b>
        </p>
      )}
      {cargo?.level === "lower_titre" && cargo.message !== usual.message && (
        <Alert kind="notice">{cargo.message}</Alert>
      )}
    </div>
  );
}
