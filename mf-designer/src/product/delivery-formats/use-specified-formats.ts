import type { FieldMessage as Warning } from "@ligate/contract/specification/schemas";
import { ApiError } from "@ligate/platform/api";
import type { ProductWithFormats } from "../product.loader.ts";
import type { FieldProblem } from "../specification/reading/field-problems.ts";
import { addApiProblems } from "../specification/reading/field-problems.ts";
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

/** Applies the input of the form to the formats of a product: the fields to ask for, prices, problems and warnings. */
export function useSpecifiedFormats(
  { product, formats }: ProductWithFormats,
  selections: FormatSelections,
  draft: SpecificationDraft,
) {
  const rows = specifiedRows(product, formats, selections, draft);
  const { getOutcome, isPending, retry } = useCheckedSpecifications(specificationsToCheck(rows));
  const checked = rows.map((row) => {
    const outcome = getOutcome({ product_sku: row.option.product_sku, specification: row.specification });
    return { ...row, outcome, problems: addApiProblems(row.problems, outcome, draft) };
  });
  const responses = checked.flatMap(({ outcome }) =>
    outcome && !(outcome instanceof ApiError) ? [outcome] : [],
  );
  const failure = checked.find(({ outcome }) => outcome instanceof ApiError && !isRefusal(outcome))?.outcome;

  return {
    fields: formFields(rows),
    formats: withCheckedPrices(formats, checked),
    /** The complete fields of each option, by its SKU. */
    specifications: new Map(rows.map(({ option, specification }) => [option.product_sku, specification])),
    problems: unique(checked.flatMap((row) => row.problems)),
    /** The problems of the selected formats. They have to be fixed before the formats can be added to the cart. */
    blockingProblems: unique(checked.flatMap((row) => (row.isSelected ? row.problems : []))),
    warnings: responses.flatMap((response): Warning[] => response.warnings),
    /** The size with the specified insert, if it has been checked. */
    cargo: responses[0]?.cargo,
    isPending,
    failure: failure instanceof ApiError ? { message: failure.detail, retry } : undefined,
  };
}

/** Several formats ask for the same fields. */
const unique = (problems: readonly FieldProblem[]): FieldProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.control} ${problem.message}`, problem])).values(),
];
