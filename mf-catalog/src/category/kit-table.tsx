import { LinkButton } from "@ligate/ui/button";
import { useId } from "react";
import { KitLine } from "./kit-line.tsx";
import styles from "./kit-table.module.css";
import type { KitTableContent } from "./kit-table-content.ts";

export interface KitTableProps {
  table: KitTableContent;
}

/** A table of kits, or of work that is quoted; on a phone, a card each. */
export function KitTable({ table }: KitTableProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{table.title}</h2>
      <p className={styles.intro}>{table.intro}</p>
      <table className={styles.table} aria-labelledby={titleId}>
        {table.opens === "quote" ? <Quotes {...table} /> : <Kits {...table} />}
      </table>
    </section>
  );
}

function Kits({ kits, opens }: Exclude<KitTableContent, { opens: "quote" }>) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Kit</th>
          <th scope="col">Promoter</th>
          <th scope="col">Fluorescence</th>
          <th scope="col">Selection</th>
          <th scope="col">SKU</th>
        </tr>
      </thead>
      <tbody>
        {kits.map((row) => (
          <KitLine key={row.sku + row.holds} row={row} opens={opens} />
        ))}
      </tbody>
    </>
  );
}

function Quotes({ kits }: Extract<KitTableContent, { opens: "quote" }>) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {kits.map(({ name, holds }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.holds}>{holds}</span>
            </th>
            <td>
              <LinkButton
                to={`/message?product=${encodeURIComponent(name)}`}
                manner="quiet"
                small
                aria-label={`Quote for ${name}`}
              >
                Quote
              </LinkButton>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
