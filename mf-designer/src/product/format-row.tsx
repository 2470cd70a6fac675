import type { FormatOption } from "@ligate/contract/product";
import { classes } from "@ligate/ui/classes";
import { daysText } from "../days-text.ts";
import type { FormatChoice } from "./format-choice.ts";
import { FormatPrice } from "./format-price.tsx";
import styles from "./format-table.module.css";
import { OptionChoice } from "./option-choice.tsx";
import { QuantitySelect } from "./quantity-select.tsx";

export interface FormatRowProps {
  format: string;
  options: readonly FormatOption[];
  choice: FormatChoice;
  onChange: (choice: FormatChoice) => void;
}

/** One delivery format: whether it is selected, which of its options, and how many. */
export function FormatRow({ format, options, choice, onChange }: FormatRowProps) {
  const option = options[choice.index];
  if (!option) return null;
  const isPriced = option.unit_price !== null;

  return (
    <tr className={classes(choice.isSelected && styles.selected)}>
      <td className={styles.selector}>
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={`Select ${format}`}
            checked={choice.isSelected}
            disabled={!isPriced}
            onChange={({ target }) => onChange({ ...choice, isSelected: target.checked })}
          />
        </label>
      </td>
      <th scope="row" className={styles.format}>
        {format}
        {option.ready_status === "Yes" && <span className={styles.ready}>On the shelf</span>}
        {option.lead_time && <span className={styles.days}>{daysText(option.lead_time)} business days</span>}
      </th>
      <td data-label="Format Description">
        <OptionChoice
          format={format}
          options={options}
          index={choice.index}
          onChoose={(index) =>
            onChange({ ...choice, index, isSelected: options[index]?.unit_price !== null })
          }
        />
        {option.reason && <span className={styles.reason}>{option.reason}</span>}
      </td>
      <td data-label="Product" className={styles.sku}>
        {option.product_sku}
      </td>
      <td data-label="Quantity">
        <QuantitySelect
          label={`Quantity of ${format}`}
          value={choice.quantity}
          isDisabled={!choice.isSelected}
          onChange={(quantity) => onChange({ ...choice, quantity })}
        />
      </td>
      <td data-label="Price" className={styles.money}>
        <FormatPrice option={option} />
      </td>
    </tr>
  );
}
