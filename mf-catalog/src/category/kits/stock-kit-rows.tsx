import styles from "../kit-table.module.css";
import { partColumnsOf } from "./kit-parts.tsx";
import type { StockKit } from "./stock-kit.ts";
import { StockKitRow } from "./stock-kit-row.tsx";

export interface StockKitRowsProps {
  kits: readonly StockKit[];
}

/** The head and body of a table of kits in stock. Each row opens its product, and adds it to the cart. */
export function StockKitRows({ kits }: StockKitRowsProps) {
  const columns = partColumnsOf(kits);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{kits.every(({ gene_symbol }) => gene_symbol) ? "Gene and kit" : "Kit"}</th>
          {columns.map(({ part, title }) => (
            <th key={part} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" className={styles.formats}>
            Format
          </th>
          <th scope="col">Price</th>
          <th scope="col" className={styles.orderKit}>
            Order
          </th>
        </tr>
      </thead>
      <tbody>
        {kits.map((kit) => (
          <StockKitRow key={kit.sku} kit={kit} columns={columns} />
        ))}
      </tbody>
    </>
  );
}
