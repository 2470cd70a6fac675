import type {
  DeliveryFormatTable,
  FormatOption,
  ProductSummary,
} from "@ligate/contract/catalog/product-schemas";
import { SPECIFICATION_FIELDS } from "@ligate/contract/specification/constants";
import { ApiError } from "@ligate/platform/api";
import type { FormField } from "../specification/fields/form-controls.ts";
import { type ReadSpecification, readSpecification } from "../specification/reading/read-specification.ts";
import type { SpecificationDraft } from "../specification/specification-draft.ts";
import type { CheckOutcome, SpecifiedFormat } from "../specification/use-checked-specifications.ts";
import type { FormatSelections } from "./format-selection.ts";

/** The option of a delivery format that the table shows, with the specification that it asks for. */
export interface SpecifiedRow extends ReadSpecification {
  format: string;
  option: FormatOption;
  isSelected: boolean;
}

/** The fields whose value changes price or size. */
const PRICED_FIELDS = ["insert", "region"] as const;

export function specifiedRows(
  product: ProductSummary,
  formats: DeliveryFormatTable,
  selections: FormatSelections,
  draft: SpecificationDraft,
): SpecifiedRow[] {
  return Object.entries(formats).flatMap(([format, options]) => {
    const selection = selections[format];
    const option = selection && options[selection.optionIndex];
    if (!selection || !option?.is_offered) return [];
    return [
      { format, option, isSelected: selection.isSelected, ...readSpecification(draft, option.asks, product) },
    ];
  });
}

/**
 * Lists the fields of the form: those of the selected formats and of formats by quote, and the fields that all formats ask
 * for.
 */
export function formFields(rows: readonly SpecifiedRow[]): FormField[] {
  return SPECIFICATION_FIELDS.flatMap((field) => {
    const asking = rows.flatMap(({ option, ...row }) => {
      const ask = option.asks.find((asked) => asked.field === field);
      return ask ? [{ ...row, ask, isByQuote: option.unit_price === null }] : [];
    });
    const [first] = asking;
    const isForAll = asking.length === rows.length;
    const isAsked = isForAll || asking.some(({ isSelected, isByQuote }) => isSelected || isByQuote);
    if (!first || !isAsked) return [];
    const isForQuote = asking.every(({ isByQuote }) => isByQuote);
    const required = first.ask.required && !isForQuote;
    const onlyFor = isForAll ? [] : asking.map(({ format }) => format);
    return [{ ...first.ask, required, onlyFor, isForQuote }];
  });
}

/** The specifications to be checked by the API: those that change a price, and those of selected formats when complete. */
export function specificationsToCheck(rows: readonly SpecifiedRow[]): SpecifiedFormat[] {
  return rows.flatMap(({ option, specification, problems, isSelected }) => {
    const isPriced = PRICED_FIELDS.some((field) => specification[field]);
    const isComplete = problems.length === 0 && Object.keys(specification).length > 0;
    if (!isPriced && !(isSelected && isComplete)) return [];
    return [{ product_sku: option.product_sku, specification }];
  });
}

/** The table with the prices that the specifications result in. */
export function withCheckedPrices(
  formats: DeliveryFormatTable,
  rows: readonly (SpecifiedRow & { outcome: CheckOutcome | undefined })[],
): DeliveryFormatTable {
  const checked = new Map(
    rows.map(({ option, outcome }) => [option.product_sku, withOutcome(option, outcome)]),
  );
  return Object.fromEntries(
    Object.entries(formats).map(([format, options]) => [
      format,
      options.map((option) => checked.get(option.product_sku) ?? option),
    ]),
  );
}

function withOutcome(option: FormatOption, outcome: CheckOutcome | undefined): FormatOption {
  if (!outcome) return option;
  if (outcome instanceof ApiError) return isRefusal(outcome) ? withoutPrice(option, outcome.detail) : option;
  const { unit_price, list_price, reason } = outcome;
  if (unit_price === null) return withoutPrice(option, reason);
  return { ...option, unit_price, list_price, adjusted_price: unit_price };
}

const withoutPrice = (option: FormatOption, reason: string | undefined): FormatOption => ({
  ...option,
  unit_price: null,
  list_price: null,
  adjusted_price: null,
  on_discount: false,
  reason: reason ?? option.reason,
});

/** Whether the API refuses the specification for the format. Other errors do not concern the specification. */
export const isRefusal = (outcome: CheckOutcome | undefined): outcome is ApiError =>
  outcome instanceof ApiError && outcome.status === 422;
