import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import { useFormatsInAddress } from "../delivery-formats/selections-in-address.ts";
import type { ProductWithFormats } from "../product.loader.ts";
import styles from "./box-section.module.css";

/** The contents of the box of each format, for the amount that is selected. */
export function BoxSection({ product, formats }: ProductWithFormats) {
  const boxes = useFormatsInAddress(product, formats).filter(({ option }) => option.box.length > 0);
  return (
    <div className={styles.boxes}>
      {boxes.map(({ format, option }) => (
        <div key={format}>
          <h3 className={styles.title}>
            {format}, {option.product_format_description}
          </h3>
          <BoxList box={option.box} />
        </div>
      ))}
    </div>
  );
}

function BoxList({ box }: { box: readonly BoxItem[] }) {
  return (
    <ul className={styles.items}>
      {box.map(({ name, amount }) => (
        <li key={name}>
          <span>{name}</span> <span className={styles.amount}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}
