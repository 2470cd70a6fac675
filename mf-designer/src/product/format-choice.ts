import { toCents, toDollars } from "@ligate/contract/cents";
import type { DeliveryFormatTable, FormatOption, ProductSummary } from "@ligate/contract/product";
import type { LineToAdd } from "@ligate/platform/cart";

/** What is chosen of one delivery format. */
export interface FormatChoice {
  isSelected: boolean;
  /** Which of its options; the first by default. */
  index: number;
  quantity: number;
}

/** By delivery format. */
export type FormatChoices = Readonly<Record<string, FormatChoice>>;

/** Nothing selected, but the format that the address itself names. */
export function initialChoices(formats: DeliveryFormatTable, sku: string): FormatChoices {
  return Object.fromEntries(
    Object.entries(formats).map(([format, options]) => {
      const named = options.findIndex(({ product_sku }) => product_sku === sku);
      const isSelected = named >= 0 && options[named]?.unit_price !== null;
      return [format, { isSelected, index: Math.max(named, 0), quantity: 1 }];
    }),
  );
}

interface Selected {
  option: FormatOption;
  price: number;
  quantity: number;
}

/** What is selected and has a price, in the order of the table. */
export function selectedOptions(formats: DeliveryFormatTable, choices: FormatChoices): Selected[] {
  return Object.entries(formats).flatMap(([format, options]) => {
    const choice = choices[format];
    const option = choice?.isSelected && options[choice.index];
    if (!option || option.unit_price === null) return [];
    return [{ option, price: option.adjusted_price ?? option.unit_price, quantity: choice.quantity }];
  });
}

/** Dollars of everything that is selected. */
export function sumOf(selected: readonly Selected[]): number {
  return toDollars(selected.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0));
}

/** One line of the cart for each selected format. */
export function linesOf(product: ProductSummary, selected: readonly Selected[]): LineToAdd[] {
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
      ...designAttributes(product),
    },
  }));
}

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
