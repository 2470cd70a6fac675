import type { DeliveryFormatTable } from "@ligate/contract/catalog/product-schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { Table } from "@ligate/ui/content/table";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { FormatRow } from "./format-row.tsx";
import type { FormatSelection, FormatSelections } from "./format-selection.ts";
import styles from "./format-table.module.css";

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
        {Object.entries(formats).map(([format, options]) => {
          const selection = selections[format];
          const option = selection && options[selection.optionIndex];
          return (
            option && (
              <FormatRow
                key={format}
                format={format}
                options={options}
                selection={selection}
                specification={specifications.get(option.product_sku)}
                onChange={(changed) => onChange(format, changed)}
              />
            )
          );
        })}
      </tbody>
    </Table>
  );
}
