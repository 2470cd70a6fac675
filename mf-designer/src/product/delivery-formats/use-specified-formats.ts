import type { FieldMessage as Warning } from "@ligate/contract/specification/schemas";
import { ApiError } from "@ligate/platform/api";
import type { ProductWithFormats } from "../load-product.ts";
import { withApiRemarks } from "../specification/reading/api-remarks.ts";
import type { FieldRemark } from "../specification/reading/read-specification.ts";
import type { SpecificationDraft } from "../specification/specification-draft.ts";
import { useCheckedSpecifications } from "../specification/use-checked-specifications.ts";
import type { FormatSelections } from "./format-selection.ts";
import {
  formFields,
  isRefusal,
  specificationsToCheck,
  specifiedRows,
  withCheckedPrices,
} from "./specified-rows.ts";

/** What the input of the form means for the formats of a product: fields to ask for, prices, errors and cautions. */
export function useSpecifiedFormats(
  { product, formats }: ProductWithFormats,
  selections: FormatSelections,
  draft: SpecificationDraft,
) {
  const rows = specifiedRows(product, formats, selections, draft);
  const { outcomeOf, isPending, retry } = useCheckedSpecifications(specificationsToCheck(rows));
  const checked = rows.map((row) => {
    const outcome = outcomeOf({ product_sku: row.option.product_sku, specification: row.specification });
    return { ...row, outcome, remarks: withApiRemarks(row.remarks, outcome, draft) };
  });
  const responses = checked.flatMap(({ outcome }) =>
    outcome && !(outcome instanceof ApiError) ? [outcome] : [],
  );
  const failure = checked.find(({ outcome }) => outcome instanceof ApiError && !isRefusal(outcome))?.outcome;

  return {
    fields: formFields(rows),
    formats: withCheckedPrices(formats, checked),
    /** By SKU: what each option asks for, as far as it is complete. */
    specifications: new Map(rows.map(({ option, specification }) => [option.product_sku, specification])),
    remarks: unique(checked.flatMap((row) => row.remarks)),
    /** The remarks of the selected formats, which cannot be added to the cart until there are none. */
    obstacles: unique(checked.flatMap((row) => (row.isSelected ? row.remarks : []))),
    warnings: responses.flatMap((response): Warning[] => response.warnings),
    /** The size with the specified insert, if it has been checked. */
    cargo: responses[0]?.cargo,
    isPending,
    failure: failure instanceof ApiError ? { message: failure.detail, retry } : undefined,
  };
}

/** Several formats ask for the same fields. */
const unique = (remarks: readonly FieldRemark[]): FieldRemark[] => [
  ...new Map(remarks.map((remark) => [`${remark.control} ${remark.message}`, remark])).values(),
];
