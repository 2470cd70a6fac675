import type { CustomService, KitTable as KitTableData } from "@ligate/contract/catalog/kit-table-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { Table } from "@ligate/ui/content/table";
import { LinkButton } from "@ligate/ui/controls/button";
import { useId } from "react";
import { KitRows } from "./kit-rows.tsx";
import styles from "./kit-table.module.css";
import { areInStock, StockKitRows } from "./stock-kit-rows.tsx";
import { StockRows } from "./stock-rows.tsx";

export interface KitTableProps {
  table: KitTableData;
}

/** A table of products or services of a category. Narrow screens show each row as a block. */
export function KitTable({ table }: KitTableProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{table.title}</h2>
      <p className={styles.intro}>{table.intro}</p>
      <Table columns="many" className={styles.table} aria-labelledby={titleId}>
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

interface CustomServicesProps {
  services: readonly CustomService[];
}

/** The head and body of a table of services without a SKU, each with a link to request a quote. */
function CustomServices({ services }: CustomServicesProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ name, holds }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.description}>{holds}</span>
            </th>
            <td>
              <LinkButton to={contactFormUrl(name)} variant="outlined" small aria-label={`Quote for ${name}`}>
                Quote
              </LinkButton>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
