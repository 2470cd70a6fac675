import type { KitTable as KitTableData } from "@ligate/contract/catalog/kit-table-schemas";
import { Table } from "@ligate/ui/content/table";
import { useId } from "react";
import { CustomServices } from "./custom-services.tsx";
import styles from "./kit-table.module.css";
import { KitRows } from "./kits/kit-rows.tsx";
import { areInStock } from "./kits/stock-kit.ts";
import { StockKitRows } from "./kits/stock-kit-rows.tsx";
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
        <Rows table={table} />
      </Table>
    </section>
  );
}

function Rows({ table }: KitTableProps) {
  if (table.opens === "quote") return <CustomServices services={table.work} />;
  if (table.opens === "cart") return <StockRows items={table.items} />;
  if (areInStock(table.kits)) return <StockKitRows kits={table.kits} />;
  return <KitRows kits={table.kits} opens={table.opens} />;
}
