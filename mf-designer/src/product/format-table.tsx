import type { DeliveryFormatTable } from "@ligate/contract/product";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import type { FormatChoice, FormatChoices } from "./format-choice.ts";
import { FormatRow } from "./format-row.tsx";
import styles from "./format-table.module.css";

export interface FormatTableProps {
  formats: DeliveryFormatTable;
  choices: FormatChoices;
  onChange: (format: string, choice: FormatChoice) => void;
}

export function FormatTable({ formats, choices, onChange }: FormatTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
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
            const choice = choices[format];
            return (
              choice && (
                <FormatRow
                  key={format}
                  format={format}
                  options={options}
                  choice={choice}
                  onChange={(changed) => onChange(format, changed)}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
