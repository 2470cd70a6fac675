import type { KitTable as KitTableData } from "@ligate/contract/catalog/kit-table-schemas";
import { Table } from "@ligate/ui/content/table";
import { useId } from "react";
import { CustomServices } from "./custom-services.tsx";
import { KitRows } from "./kit-rows.tsx";
import styles from "./kit-table.module.css";
import { StockRows } from "./stock/stock-rows.tsx";

export interface KitTableProps {
  table: KitTableData;
}

/** A table of products or services of a category. Narrow screens show each row as a card. */
export function KitTable({ table }: KitTableProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{table.title}</h2>
      <p className={styles.intro}>{table.intro}</p>
      <Table className={styles.table} aria-labelledby={titleId}>
        {table.opens === "quote" && <CustomServices services={table.work} />}
        {table.opens === "cart" && <StockRows items={table.items} />}
        {(table.opens === "product" || table.opens === "design") && (
          <KitRows kits={table.kits} opens={table.opens} />
        )}
      </Table>
    </section>
  );
}
