import type { DeliveryFormatTable } from "@ligate/contract/catalog/product-schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { Table } from "@ligate/ui/content/table";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { FormatRow } from "./format-row.tsx";
import { type FormatSelection, type FormatSelections, shownOptions } from "./format-selection.ts";
import styles from "./format-table.module.css";
import { fixUrl } from "./selections-in-address.ts";

export interface FormatTableProps {
  formats: DeliveryFormatTable;
  selections: FormatSelections;
  /** The specification so far, by the SKU of the option. */
  specifications: ReadonlyMap<string, Specification>;
  onChange: (format: string, selection: FormatSelection) => void;
}

export function FormatTable({ formats, selections, specifications, onChange }: FormatTableProps) {
  return (
    <Table columns="several" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Select</VisuallyHidden>
          </th>
          <th scope="col">Delivery Format</th>
          <th scope="col">Format Description</th>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
          <th scope="col" className={styles.money}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {shownOptions(formats, selections).map(({ format, options, option, selection }) => (
          <FormatRow
            key={format}
            format={format}
            options={options}
            option={option}
            selection={selection}
            fixUrl={option.fix && fixUrl(option.fix, format, formats, selections)}
            specification={specifications.get(option.product_sku)}
            onChange={(changed) => onChange(format, changed)}
          />
        ))}
      </tbody>
    </Table>
  );
}
