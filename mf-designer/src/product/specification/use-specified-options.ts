import type { FormatOption, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type {
  CheckedSpecification,
  Specification,
  SpecifiedDesign,
} from "@ligate/contract/specification/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { useQuery } from "@ligate/platform/use-api-query";
import { useEffect, useState } from "react";
import { describeField } from "./fields/describe-field.ts";
import { type FieldProblem, type ReadSpecification, readSpecification } from "./read-specification.ts";
import type { SpecificationDraft } from "./specification-draft.ts";

/** Time without a change before the specification is checked, in milliseconds. */
const DEBOUNCE_MS = 400;

/** The fields whose value changes price or size. */
const PRICED_FIELDS = ["insert", "orf", "marker", "reporter", "region"] as const;
/** The fields that the plasmids depend on. */
const DRAWN_FIELDS = [
  "insert",
  "guide",
  "orf",
  "terminus",
  "marker",
  "reporter",
  "species",
  "custom_tag",
  "custom_fluorescence",
  "custom_selection",
] as const;

/** An option of a delivery format that asks for a specification. */
export interface AskingOption {
  option: FormatOption;
  isSelected: boolean;
}

/** The result of a check. */
export interface CheckOutcome {
  response?: CheckedSpecification;
  error?: ApiError;
}

/** The plasmids of a kit with what the form says. */
export interface SpecifiedKit
  extends Pick<ProductSummary, "plasmids" | "cargo" | "vector_name" | "cloning" | "donor_guide"> {
  /** The fields that the plasmids depend on. */
  specification: Specification;
}

/** An option with the specification that the input of the form results in, and its check once there is one. */
export interface SpecifiedOption extends AskingOption, ReadSpecification, CheckOutcome {}

/**
 * Applies the input of the form to options, and has the API check the specifications that result: their problems, prices
 * and sizes. Each specification is checked once.
 * @param onSpecified receives the kit as the form has it; `undefined` while the form says nothing that the plasmids depend on
 */
export function useSpecifiedOptions(
  product: ProductSummary,
  options: readonly AskingOption[],
  draft: SpecificationDraft,
  onSpecified: (kit: SpecifiedKit | undefined) => void,
) {
  const [outcomes] = useState(() => new Map<string, CheckOutcome>());
  const read = options.map((option) => ({
    ...option,
    ...readSpecification(draft, option.option.asks, product),
  }));
  const wanted = read
    .filter((row, i) => isToBeChecked(row) || (i === 0 && listDrawn(row).length > 0))
    .map(toKey)
    .filter((key) => !outcomes.has(key));
  const { isPending, retry } = useQuery(
    wanted.length > 0 ? wanted.join() : undefined,
    async (signal) => {
      const found = await Promise.all(wanted.map((key) => check(key, signal)));
      for (const [key, outcome] of found) outcomes.set(key, outcome);
    },
    { debounceMs: DEBOUNCE_MS },
  );

  const [first] = read;
  const kit = first && listDrawn(first).length > 0 ? toKit(first, outcomes.get(toKey(first))) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response, of which the plasmids are, identifies the kit
  useEffect(() => {
    if (!isPending) onSpecified(kit);
  }, [kit?.plasmids, isPending]);

  return {
    specified: read.map((row): SpecifiedOption => {
      const outcome = outcomes.get(toKey(row)) ?? {};
      const problems = [...row.problems, ...listApiProblems(outcome, row, draft, product)];
      return { ...row, ...outcome, problems };
    }),
    isPending,
    /** Repeats the checks that failed. */
    retry() {
      for (const [key, outcome] of outcomes) if (outcome.error) outcomes.delete(key);
      retry();
    },
  };
}

type ReadOption = AskingOption & ReadSpecification;

/** Whether the specification changes a price, or is that of a selected option and complete. */
function isToBeChecked({ specification, problems, isSelected }: ReadOption): boolean {
  const isComplete = problems.length === 0 && Object.keys(specification).length > 0;
  return PRICED_FIELDS.some((field) => specification[field]) || (isSelected && isComplete);
}

/** The fields that are filled in, without a guide that the store chooses. */
const listDrawn = ({ specification: given }: ReadSpecification) =>
  DRAWN_FIELDS.filter(
    (field) => given[field] !== undefined && !(field === "guide" && given.guide?.source === "ligate"),
  );

function toKit(row: ReadSpecification, outcome: CheckOutcome = {}): SpecifiedKit | undefined {
  const { plasmids, vector_name, cargo, cloning, donor_guide } = outcome.response ?? {};
  const specification = Object.fromEntries(listDrawn(row).map((field) => [field, row.specification[field]]));
  return plasmids && vector_name !== undefined && cargo
    ? { specification, plasmids, vector_name, cargo, cloning, donor_guide }
    : undefined;
}

/** The body of the request, which identifies the check. */
const toKey = ({ option: { product_sku }, specification }: ReadOption): string =>
  JSON.stringify({ product_sku, specification } satisfies SpecifiedDesign);

async function check(key: string, signal: AbortSignal): Promise<[key: string, CheckOutcome]> {
  try {
    const body: SpecifiedDesign = JSON.parse(key);
    return [key, { response: await api.post("/api/products/check-specification/", { body, signal }) }];
  } catch (error) {
    if (error instanceof ApiError) return [key, { error }];
    throw error;
  }
}

/**
 * Lists the problems that the API found in fields in which the page found none, each at the last visible control of its
 * field that is filled in.
 */
function listApiProblems(
  { response, error }: CheckOutcome,
  { option: { asks }, problems }: ReadOption,
  draft: SpecificationDraft,
  product: ProductSummary,
): FieldProblem[] {
  return asks.flatMap((ask) => {
    const { field } = ask;
    const message =
      response?.problems.find((problem) => problem.field === field)?.message ??
      error?.fields[field] ??
      error?.fields[`specification.${field}`];
    if (!message || problems.some((problem) => problem.field === field)) return [];
    const shown = describeField({ ask, draft, product })
      .controls.flat()
      .filter(({ type }) => type !== "checkbox");
    const control = shown.findLast(({ name }) => draft[name]?.trim()) ?? shown[0];
    return control ? [{ field, control: control.name, kind: "wrong" as const, message }] : [];
  });
}
