import type { StockItem } from "@ligate/contract/catalog/stock-item-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { Link } from "@ligate/platform/router";
import { useId } from "react";
import { AddItem } from "./add-item.tsx";
import { openRow } from "./kit-cells.tsx";
import styles from "./kit-table.module.css";
import { StockAvailability } from "./stock-availability.tsx";

export interface StockRowsProps {
  items: readonly StockItem[];
}

/** The head and body of a table of stock items. Each row opens its product, and adds it to the cart. */
export function StockRows({ items }: StockRowsProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Number</th>
          <th scope="col">Delivery</th>
          <th scope="col">Price</th>
          <th scope="col" className={styles.order}>
            Order
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <StockRow key={item.sku} item={item} />
        ))}
      </tbody>
    </>
  );
}

interface StockRowProps {
  item: StockItem;
}

/** A stock item with its availability, its price, and the controls that add it to the cart. */
function StockRow({ item }: StockRowProps) {
  const { sku, name, price } = item;
  const availabilityId = useId();

  return (
    <tr className={styles.link} onClick={openRow}>
      <th scope="row">{name}</th>
      <td>
        <Link className={styles.sku} to={`/products/item/${sku}`}>
          {sku}
        </Link>
      </td>
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
