import type { StockItem } from "@ligate/contract/catalog/kit-table-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { useId } from "react";
import styles from "../kit-table.module.css";
import { AddItem } from "./add-item.tsx";
import { StockAvailability } from "./stock-availability.tsx";

export interface StockRowProps {
  item: StockItem;
}

/** A stock item with its availability, its price, and the controls that add it to the cart. */
export function StockRow({ item }: StockRowProps) {
  const { sku, name, price } = item;
  const availabilityId = useId();

  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.number}>{sku}</td>
      <td className={styles.delivery}>
        <StockAvailability id={availabilityId} item={item} />
      </td>
      <td className={styles.price}>{formatDollars(price)}</td>
      <td>
        <AddItem item={item} availabilityId={availabilityId} />
      </td>
    </tr>
  );
}
