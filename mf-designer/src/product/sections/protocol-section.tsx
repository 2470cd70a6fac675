import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { Link } from "@ligate/platform/router";
import { protocolUrl } from "../protocol-url.ts";
import styles from "./facts.module.css";

/** The link to the protocol of a kit, if it has one. */
export function ProtocolSection({ product }: { product: ProductSummary }) {
  const url = protocolUrl(product);
  const { function_type_name, structure_type_name } = product;
  return (
    <p className={styles.note}>
      {url ? (
        <>
          Materials, steps, controls and safety, to read or to print:{" "}
          <Link to={url}>
            {function_type_name} {structure_type_name} Protocol
          </Link>
        </>
      ) : (
        "A kit with parts of your own has no protocol."
      )}
    </p>
  );
}
