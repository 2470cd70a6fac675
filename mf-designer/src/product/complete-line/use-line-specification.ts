import type { FormatOption, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { ApiError } from "@ligate/platform/api";
import { withApiRemarks } from "../specification/reading/api-remarks.ts";
import { readSpecification } from "../specification/reading/read-specification.ts";
import type { SpecificationDraft } from "../specification/specification-draft.ts";
import { useCheckedSpecifications } from "../specification/use-checked-specifications.ts";

/** What the input of the form means for a format: the specification, its errors, and its price once it is checked. */
export function useLineSpecification(
  product: ProductSummary,
  { asks, product_sku }: FormatOption,
  draft: SpecificationDraft,
) {
  const { specification, remarks } = readSpecification(draft, asks, product);
  const isComplete = remarks.length === 0 && asks.length > 0;
  const format = { product_sku, specification };
  const { outcomeOf, isPending } = useCheckedSpecifications(isComplete ? [format] : []);
  const outcome = outcomeOf(format);
  return {
    specification,
    remarks: withApiRemarks(remarks, outcome, draft),
    response: outcome instanceof ApiError ? undefined : outcome,
    isChecking: isPending,
  };
}
