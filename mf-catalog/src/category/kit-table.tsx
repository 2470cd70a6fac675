import type { KitTable as Table } from "@ligate/contract/kit-tables";
import { useId } from "react";
import styles from "./kit-table.module.css";
import { Kits } from "./kits.tsx";
import { QuotedWork } from "./quoted-work.tsx";
import { StockItems } from "./stock-items.tsx";

export interface KitTableProps {
  table: Table;
}

/** A table of what a category offers; on a phone, a card each. */
export function KitTable({ table }: KitTableProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{table.title}</h2>
      <p className={styles.intro}>{table.intro}</p>
      <table className={styles.table} aria-labelledby={titleId}>
        {table.opens === "quote" && <QuotedWork work={table.work} />}
        {table.opens === "cart" && <StockItems items={table.items} />}
        {(table.opens === "product" || table.opens === "design") && (
          <Kits kits={table.kits} opens={table.opens} />
        )}
      </table>
    </section>
  );
}
