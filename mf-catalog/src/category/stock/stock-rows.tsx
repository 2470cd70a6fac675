import type { StockItem } from "@ligate/contract/catalog/kit-table-schemas";
import styles from "../kit-table.module.css";
import { StockRow } from "./stock-row.tsx";

export interface StockRowsProps {
  items: readonly StockItem[];
}

/** The head and body of a table of stock items. They have no product page, so each row adds its item to the cart. */
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
