import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import { SPECIFICATION_FIELDS } from "@ligate/contract/specification/constants";
import type { CheckedSpecification } from "@ligate/contract/specification/schemas";
import type { ApiError } from "@ligate/platform/api";
import type { ProductWithFormats } from "../product.loader.ts";
import type { FieldProblem } from "../specification/read-specification.ts";
import type { SpecificationDraft } from "../specification/specification-draft.ts";
import type { FormField } from "../specification/specification-form.tsx";
import {
  type AskingOption,
  type SpecifiedKit,
  type SpecifiedOption,
  useSpecifiedOptions,
} from "../specification/use-specified-options.ts";
import { type FormatSelections, shownOptions } from "./format-selection.ts";

/** Applies the input of the form to the formats of a product: the fields to ask for, prices, problems and warnings. */
export function useSpecifiedFormats(
  { product, formats }: ProductWithFormats,
  selections: FormatSelections,
  draft: SpecificationDraft,
  onSpecified: (kit: SpecifiedKit | undefined) => void,
) {
  const shown = shownOptions(formats, selections)
    .filter(({ option }) => option.is_offered)
    .map(({ option, selection }) => ({ option, isSelected: selection.isSelected }));
  const { specified, isPending, retry } = useSpecifiedOptions(product, shown, draft, onSpecified);
  const responses = specified.flatMap(({ response }) => response ?? []);
  const [failure] = specified.flatMap(({ error }) => (error && !isRefusal(error) ? [error] : []));
  const priced = new Map(specified.map((row) => [row.option, withCheckedPrice(row, product)]));

  return {
    fields: formFields(shown),
    /** The table with the prices that the specifications result in. */
    formats: Object.fromEntries(
      Object.entries(formats).map(([format, options]) => [
        format,
        options.map((option) => priced.get(option) ?? option),
      ]),
    ),
    /** The complete fields of each option, by its SKU. */
    specifications: new Map(
      specified.map(({ option, specification }) => [option.product_sku, specification]),
    ),
    problems: unique(specified.flatMap(({ problems }) => problems)),
    /** The problems of the selected formats. They have to be fixed before the formats can be added to the cart. */
    blockingProblems: unique(specified.flatMap((row) => (row.isSelected ? row.problems : []))),
    warnings: responses.flatMap(({ warnings }) => warnings),
    /** Undefined until a specification has been checked. */
    geneWarnings: responses.length > 0 ? listGeneWarnings(responses) : undefined,
    /** The size with the specified insert, if it has been checked. */
    cargo: responses[0]?.cargo,
    isPending,
    failure: failure && { message: failure.detail, retry },
  };
}

/** Each once, because formats share most of them. */
const listGeneWarnings = (responses: CheckedSpecification[]) => [
  ...new Map(
    responses.flatMap(({ gene_warnings = [] }) => gene_warnings.map((each) => [each.message, each])),
  ).values(),
];

/**
 * Lists the fields of the form: those of the selected formats and of formats by quote, and the fields that all formats ask
 * for.
 */
function formFields(shown: readonly AskingOption[]): FormField[] {
  return SPECIFICATION_FIELDS.flatMap((field) => {
    const asking = shown.flatMap(({ option, isSelected }) => {
      const ask = option.asks.find((asked) => asked.field === field);
      const { delivery_format_name: format, unit_price } = option;
      return ask ? [{ ask, format, isSelected, isByQuote: unit_price === null }] : [];
    });
    const [first] = asking;
    const isForAll = asking.length === shown.length;
    const isAsked = isForAll || asking.some(({ isSelected, isByQuote }) => isSelected || isByQuote);
    if (!first || !isAsked) return [];
    const isForQuote = asking.every(({ isByQuote }) => isByQuote);
    const required = first.ask.required && !isForQuote;
    const onlyFor = isForAll ? [] : asking.map(({ format }) => format);
    return [{ ...first.ask, required, onlyFor, isForQuote }];
  });
}

function withCheckedPrice(
  { option, response, error }: SpecifiedOption,
  product: ProductWithFormats["product"],
): FormatOption {
  if (error && isRefusal(error)) return withoutPrice(option, error.detail);
  if (!response) return option;
  const { unit_price, list_price, reason, cargo } = response;
  // Note and fix are about the size without the specification.
  const isUsualSize = cargo.insert_bp === product.cargo.insert_bp;
  const timed = { ...option, ...response.availability };
  const sized = isUsualSize ? timed : { ...timed, note: undefined, fix: undefined };
  if (unit_price === null) return withoutPrice(sized, reason);
  return { ...sized, unit_price, list_price, adjusted_price: unit_price, reason: undefined };
}

const withoutPrice = (option: FormatOption, reason = option.reason): FormatOption => ({
  ...option,
  unit_price: null,
  list_price: null,
  adjusted_price: null,
  on_discount: false,
  reason,
});

/** Whether the API refuses the specification for the format. Other errors do not concern the specification. */
const isRefusal = ({ status }: ApiError): boolean => status === 422;

/** Several formats ask for the same fields. */
const unique = (problems: readonly FieldProblem[]): FieldProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.control} ${problem.message}`, problem])).values(),
];
