import type {
  DeliveryFormatTable,
  FormatOption,
  ProductSummary,
} from "@ligate/contract/catalog/product-schemas";
import { toCents } from "@ligate/contract/common/money";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { LineToAdd } from "@ligate/platform/cart";

/** The customer's selection for one delivery format. */
export interface FormatSelection {
  isSelected: boolean;
  /** Index of the selected option of the format. */
  optionIndex: number;
  quantity: number;
}

/** Selections by the name of the delivery format. */
export type FormatSelections = Readonly<Record<string, FormatSelection>>;

/** Initial selections: only the format whose option has the SKU is selected, if that option has a price. */
export function initialSelections(formats: DeliveryFormatTable, sku: string): FormatSelections {
  return Object.fromEntries(
    Object.entries(formats).map(([format, options]) => {
      const matchIndex = options.findIndex(({ product_sku }) => product_sku === sku);
      const isSelected = matchIndex >= 0 && options[matchIndex]?.unit_price !== null;
      return [format, { isSelected, optionIndex: Math.max(matchIndex, 0), quantity: 1 }];
    }),
  );
}

/** The options that the table shows, in its order, with their selections. */
export function shownOptions(formats: DeliveryFormatTable, selections: FormatSelections) {
  return Object.entries(formats).flatMap(([format, options]) => {
    const selection = selections[format];
    const option = options[selection?.optionIndex ?? 0];
    return selection && option ? [{ format, options, option, selection }] : [];
  });
}

export interface SelectedOption {
  option: FormatOption;
  price: number;
  quantity: number;
}

/** The selected options that have a price, in table order. `price` is in dollars per piece. */
export function selectedOptions(
  formats: DeliveryFormatTable,
  selections: FormatSelections,
): SelectedOption[] {
  return shownOptions(formats, selections).flatMap(({ option, selection: { isSelected, quantity } }) => {
    if (!isSelected || option.unit_price === null) return [];
    return [{ option, price: option.adjusted_price ?? option.unit_price, quantity }];
  });
}

export function totalCents(selected: readonly SelectedOption[]): number {
  return selected.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
}

/**
 * Creates one cart line per selected format.
 * @param specifications by the SKU of the option
 */
export function toCartLines(
  product: ProductSummary,
  selected: readonly SelectedOption[],
  specifications: ReadonlyMap<string, Specification>,
): LineToAdd[] {
  return selected.map(({ option, quantity }) => ({
    quantity,
    cart_item: {
      product_sku: option.product_sku,
      product_name: `${option.product_name}, ${option.product_format_description}`,
      unit_size: option.product_format_description,
      price: option.unit_price,
      adjusted_price: option.adjusted_price,
      url: `/products/item/${option.product_sku}`,
      ready_status: option.ready_status,
      delivery_format_name: option.delivery_format_name,
      ...specified(specifications.get(option.product_sku)),
      ...designAttributes(product),
    },
  }));
}

const specified = (specification: Specification | undefined) =>
  specification && Object.keys(specification).length > 0 ? { specification } : {};

function designAttributes(product: ProductSummary) {
  return {
    product_category: product.product_category,
    function_type_name: product.function_type_name,
    structure_type_name: product.structure_type_name,
    promoter_name: product.promoter_name,
    protein_tag_name: product.protein_tag_name,
    fluorescene_marker_name: product.fluorescene_marker_name,
    selection_marker_name: product.selection_marker_name,
    bacterial_marker_name: product.bacterial_marker_name,
    target_sequence: product.target_sequence,
  };
}
