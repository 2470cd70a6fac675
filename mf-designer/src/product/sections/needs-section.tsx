import { formatDollars } from "@ligate/contract/common/money";
import { Link } from "@ligate/platform/router";
import { uniqueReagents } from "../delivery-formats/needed-reagents.tsx";
import { useFormatsInAddress } from "../delivery-formats/selections-in-address.ts";
import type { ProductWithFormats } from "../product.loader.ts";
import { protocolUrl } from "../protocol-url.ts";
import styles from "./needs-section.module.css";

/** Antibiotics that the kit needs in the laboratory, and the reagents that are not in the box of a format. */
export function NeedsSection({ product, formats }: ProductWithFormats) {
  const offered = useFormatsInAddress(product, formats).filter(({ option }) => option.is_offered);
  const reagents = uniqueReagents(offered.flatMap(({ option }) => option.needs));
  const protocol = protocolUrl(product);
  const neededBy = (catalogNumber: string) =>
    offered
      .filter(({ option }) => option.needs.some(({ catalog_number }) => catalog_number === catalogNumber))
      .map(({ format }) => format);
  return (
    <>
      <dl className={styles.needs}>
        <div>
          <dt>Antibiotic for bacteria</dt>
          <dd>{product.bacterial_marker_name}</dd>
        </div>
        {product.selection_marker_name !== "None" && (
          <div>
            <dt>Selection of cells</dt>
            <dd>{product.selection_marker_name}</dd>
          </div>
        )}
        {reagents.map(({ catalog_number, name, unit_size, price, reason }) => (
          <div key={catalog_number}>
            <dt>{neededBy(catalog_number).join(", ")}</dt>
            <dd>
              <Link to={`/product/featured/${catalog_number}`}>{name}</Link>, {unit_size},{" "}
              {formatDollars(price)}
              <p className={styles.reason}>{reason}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.reason}>
        {protocol ? (
          <>
            The <Link to={protocol}>protocol</Link> lists the other materials, strains and temperatures, and
            the safety rules.
          </>
        ) : (
          <>A kit with parts of your own has no protocol: ask us about strains, temperatures and safety.</>
        )}
      </p>
    </>
  );
}
