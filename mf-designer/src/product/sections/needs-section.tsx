import { formatDollars } from "@ligate/contract/common/money";
import { Link } from "@ligate/platform/router";
import { SHIPPING_TEXTS } from "../../shared/format-figures.ts";
import { uniqueReagents } from "../delivery-formats/needed-reagents.tsx";
import { useFormatsInAddress } from "../delivery-formats/selections-in-address.ts";
import type { ProductWithFormats } from "../product.loader.ts";
import { protocolUrl } from "../protocol-url.ts";
import styles from "./facts.module.css";

/** The needs of a laboratory: bacteria and antibiotics, cold and containment for each format, and reagents. */
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
      <dl className={styles.facts}>
        {product.growth && (
          <div>
            <dt>Bacteria</dt>
            <dd>{product.growth}</dd>
          </div>
        )}
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
        {offered.map(
          ({ format, option: { handling } }) =>
            handling && (
              <div key={format}>
                <dt>{format}</dt>
                <dd>
                  Store: {handling.storage}. {SHIPPING_TEXTS[handling.ships]}
                  <p className={styles.note}>Biosafety: {handling.biosafety}.</p>
                </dd>
              </div>
            ),
        )}
        {reagents.map(({ catalog_number, name, unit_size, price, reason }) => (
          <div key={catalog_number}>
            <dt>Reagent for {neededBy(catalog_number).join(", ")}</dt>
            <dd>
              <Link to={`/product/featured/${catalog_number}`}>{name}</Link>, {unit_size},{" "}
              {formatDollars(price)}
              <p className={styles.note}>{reason}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {protocol ? (
          <>
            The <Link to={protocol}>protocol</Link> lists the other materials and the safety rules.
          </>
        ) : (
          <>A kit with parts of your own has no protocol: ask us about its use and safety.</>
        )}
      </p>
    </>
  );
}
