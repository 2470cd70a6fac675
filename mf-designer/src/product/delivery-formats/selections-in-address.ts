import { clampQuantity } from "@ligate/contract/cart/parse-quantity";
import type {
  DeliveryFormatTable,
  FormatOption,
  ProductSummary,
} from "@ligate/contract/catalog/product-schemas";
import type { DesignFix } from "@ligate/contract/design/schemas";
import { useSearchParams } from "@ligate/platform/router";
import { FORMATS_PARAMETER } from "../product.loader.ts";
import {
  type FormatSelection,
  type FormatSelections,
  initialSelections,
  shownOptions,
} from "./format-selection.ts";

/**
 * The selections as a parameter of the address: the formats whose selection differs from the initial one, by code, such as
 * `PD10x2 CL01`. `x0` marks an option that is shown and not selected.
 */
export function formatSelections(
  formats: DeliveryFormatTable,
  sku: string,
  selections: FormatSelections,
): string {
  const initial = initialSelections(formats, sku);
  return Object.entries(selections)
    .flatMap(([format, selection]) => {
      const option = formats[format]?.[selection.optionIndex];
      if (!option || isSame(selection, initial[format])) return [];
      const quantity = selection.isSelected ? selection.quantity : 0;
      return quantity === 1 ? toFormatCode(option) : `${toFormatCode(option)}x${quantity}`;
    })
    .join(" ");
}

/** The selections of an address. Formats that the product does not have are left out. */
export function parseSelections(formats: DeliveryFormatTable, sku: string, text: string): FormatSelections {
  const quantities = new Map(
    text.split(" ").map((entry): [string, string] => {
      const [code = "", quantity = "1"] = entry.split("x");
      return [code, quantity];
    }),
  );
  const selected = Object.entries(formats).flatMap(([format, options]) => {
    const optionIndex = options.findIndex((option) => quantities.has(toFormatCode(option)));
    const option = options[optionIndex];
    if (!option) return [];
    const quantity = Number(quantities.get(toFormatCode(option)));
    const isSelected = quantity > 0 && option.unit_price !== null;
    return [
      [format, { isSelected, optionIndex, quantity: clampQuantity(Math.trunc(quantity) || 1) }] as const,
    ];
  });
  return { ...initialSelections(formats, sku), ...Object.fromEntries(selected) };
}

/** The options of the formats that the address shows, for what stands outside of the form. */
export function useFormatsInAddress({ product_sku }: ProductSummary, formats: DeliveryFormatTable) {
  const [query] = useSearchParams();
  return shownOptions(formats, parseSelections(formats, product_sku, query.get(FORMATS_PARAMETER) ?? ""));
}

/** The address of a fix for a format, which keeps the selections of the other formats. Its SKU selects the format itself. */
export function fixUrl(
  { product_sku }: DesignFix,
  fixedFormat: string,
  formats: DeliveryFormatTable,
  selections: FormatSelections,
): string {
  const { [fixedFormat]: _, ...others } = selections;
  const text = formatSelections(formats, product_sku, others);
  const query = new URLSearchParams(text && { [FORMATS_PARAMETER]: text });
  return `/products/item/${product_sku}${text && `?${query}`}`;
}

const toFormatCode = ({ product_sku }: FormatOption): string => product_sku.split("-").at(-1) ?? "";

const isSame = (one: FormatSelection, other: FormatSelection | undefined): boolean =>
  one.optionIndex === other?.optionIndex &&
  one.isSelected === other.isSelected &&
  (!one.isSelected || one.quantity === other.quantity);
