import { CARGO_LEVELS, type CargoLevel } from "@ligate/contract/design/constants";
import type { DesignRange } from "@ligate/contract/design/schemas";
import type { Designer } from "./state/use-designer.ts";

/** The range of the designs that the choices so far allow. */
export function openRange({
  design,
  options,
  categories,
}: Pick<Designer, "design" | "options" | "categories">): DesignRange {
  const { functionTypes = [], structureTypes = [], parts } = options;
  const isCurrent = (field: "functionTypeName" | "structureTypeName") =>
    options.choices[field] === design[field];
  const structure = structureTypes.find((each) => each.structure_type_name === design.structureTypeName);
  const fn = functionTypes.find((each) => each.function_type_name === design.functionTypeName);
  const category = categories.find((each) => each.category_name === design.productCategoryName);
  const hasParts =
    design.structureTypeName && isCurrent("functionTypeName") && isCurrent("structureTypeName");
  return (
    (hasParts ? parts?.range : undefined) ??
    structure?.range ??
    fn?.range ??
    category?.range ??
    categories.map(({ range }) => range).reduce(join)
  );
}

function join(one: DesignRange, other: DesignRange): DesignRange {
  const prices = [one.from_price, other.from_price].filter((price) => price !== null);
  return {
    from_price: prices.length > 0 ? prices.reduce(span) : null,
    lead_time: {
      min_days: Math.min(one.lead_time.min_days, other.lead_time.min_days),
      max_days: Math.max(one.lead_time.max_days, other.lead_time.max_days),
    },
    insert_bp: span(one.insert_bp, other.insert_bp),
    levels: {
      best: pickFirst([one.levels.best, other.levels.best]),
      worst: pickFirst([one.levels.worst, other.levels.worst], [...CARGO_LEVELS].reverse()),
    },
  };
}

interface Span {
  min: number;
  max: number;
}

const span = (one: Span, other: Span): Span => ({
  min: Math.min(one.min, other.min),
  max: Math.max(one.max, other.max),
});

/** The level that comes first in an order. */
const pickFirst = (levels: CargoLevel[], order: readonly CargoLevel[] = CARGO_LEVELS): CargoLevel =>
  order.find((level) => levels.includes(level)) ?? "fine";
