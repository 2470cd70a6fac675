import type { Kit, StockFormat } from "@ligate/contract/catalog/kit-table-schemas";
import styles from "../kit-table.module.css";
import { partColumnsOf } from "./kit-parts.tsx";
import { StockKitRow } from "./stock-kit-row.tsx";

/** A kit of which a format is in stock. */
export interface StockKit extends Kit {
  formats: StockFormat[];
}

/** Whether all kits of a table can be bought from it. The API of an earlier release does not tell their formats. */
export const areInStock = (kits: readonly Kit[]): kits is StockKit[] =>
  kits.every(({ formats = [] }) => formats.length > 0);

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
