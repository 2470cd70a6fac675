import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { Link } from "@ligate/platform/router";
import { SelectorCell } from "@ligate/ui/content/table";
import { cx } from "@ligate/ui/cx";
import { useId } from "react";
import { formatDayRange } from "../../shared/format-figures.ts";
import { FormatPrice } from "./format-price.tsx";
import type { FormatSelection } from "./format-selection.ts";
import styles from "./format-table.module.css";
import { QuantitySelect } from "./quantity-select.tsx";

export interface FormatRowProps {
  format: string;
  options: readonly FormatOption[];
  /** The selected one of them. */
  option: FormatOption;
  selection: FormatSelection;
  /** The address of the option's fix. */
  fixUrl: string | undefined;
  /** The specification so far. */
  specification: Specification | undefined;
  onChange: (selection: FormatSelection) => void;
}

/** Table row of a delivery format: a checkbox, its options, quantity and price. */
export function FormatRow(props: FormatRowProps) {
  const { format, options, option, selection, fixUrl, specification, onChange } = props;
  const isPriced = option.unit_price !== null;
  const isSelected = selection.isSelected && isPriced;

  return (
    <tr className={cx(styles.row, !option.is_offered && styles.refused)}>
      <SelectorCell
        type="checkbox"
        aria-label={`Select ${format}`}
        checked={isSelected}
        disabled={!isPriced}
        onChange={({ target }) => onChange({ ...selection, isSelected: target.checked })}
      />
      <th scope="row" className={styles.format}>
        {format}
        {option.ready_status === "Yes" && <span className={styles.ready}>In stock</span>}
        {option.lead_time && (
          <span className={styles.days}>{formatDayRange(option.lead_time)} business days</span>
        )}
      </th>
      <td data-label="Format Description" className={styles.description}>
        <FormatOptionPicker
          format={format}
          options={options}
          selectedIndex={selection.optionIndex}
          onSelect={(index) =>
            onChange({ ...selection, optionIndex: index, isSelected: options[index]?.unit_price !== null })
          }
        />
        {option.note && <span className={styles.note}>{option.note}</span>}
        {option.reason && <span className={styles.reason}>{option.reason}</span>}
        {option.fix && fixUrl && (
          <Link to={fixUrl} className={styles.fix} aria-label={`${option.fix.label}, for ${format}`}>
            {option.fix.label}
          </Link>
        )}
      </td>
      <td data-label="Product" className={styles.sku}>
        {option.product_sku}
      </td>
      <td data-label="Quantity" className={styles.count}>
        <QuantitySelect
          label={`Quantity of ${format}`}
          value={selection.quantity}
          isDisabled={!isSelected}
          onChange={(quantity) => onChange({ ...selection, quantity })}
        />
      </td>
      <td data-label="Price" className={styles.money}>
        <FormatPrice option={option} specification={specification} />
      </td>
    </tr>
  );
}

interface FormatOptionPickerProps {
  format: string;
  options: readonly FormatOption[];
  selectedIndex: number;
  onSelect: (index: number) => void;
}

/** Radio buttons for the options of a format, or just the description if there is only one. */
function FormatOptionPicker({ format, options, selectedIndex, onSelect }: FormatOptionPickerProps) {
  const name = useId();
  if (options.length === 1) return options[0]?.product_format_description;

  return (
    <fieldset className={styles.options} aria-label={`Options of ${format}`}>
      {options.map(({ product_sku, product_format_description }, i) => (
        <label key={product_sku} className={styles.option}>
          <input type="radio" name={name} checked={i === selectedIndex} onChange={() => onSelect(i)} />
          {product_format_description}
        </label>
      ))}
    </fieldset>
  );
}
