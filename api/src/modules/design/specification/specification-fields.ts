import { formatInteger } from "@ligate/contract/common/format-integer";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { SPECIFICATION_FIELDS, type SpecificationField } from "@ligate/contract/specification/constants";
import { expressesGene } from "../coding-sequences.ts";
import { prices } from "../data/design-data.ts";
import type { LengthSteps } from "../data/price-schema.ts";
import { CUSTOM, type Design, NONE } from "../design.ts";
import { findDonorGuide } from "../plasmids/features/homology-arms.ts";
import { expressionDefaults } from "./expression-defaults.ts";
import { findGuideRule } from "./guide-rules.ts";
import { findReadingContext } from "./reading-context.ts";
import { specificationOptions } from "./specification-options.ts";

const GENE_EDITS = ["protein_coding", "immune_constant", "lncrna", "transcribed_pseudogene", "mirna"];

/**
 * The fields that the laboratory needs besides the SKU, in the order of the form.
 * @param format a delivery format by its prefix (`PD`) or code (`PD10`)
 * @param listedGuides how many guides the customer can choose from
 */
export function specificationFields(design: Design, format: string, listedGuides = 0): AskedField[] {
  return SPECIFICATION_FIELDS.filter((field) => isAsked(field, design, format.slice(0, 2))).map((field) => {
    const options = specificationOptions(field, design);
    const defaultValue = findDefault(field, design);
    const hint = getPriceHint(field);
    return {
      field,
      required: field !== "guide" && defaultValue === undefined,
      ...(options && { options }),
      ...(defaultValue !== undefined && { default: defaultValue }),
      ...(field === "marker" && design.fn.code === "IE" && { with_reporter: "gene" as const }),
      ...(field === "guide" && { guide: findGuideRule(design) }),
      ...(field === "guide" && listedGuides > 0 && { listed_guides: listedGuides }),
      ...findReadingContext(field, design),
      ...(hint && { hint }),
    };
  });
}

function isAsked(field: SpecificationField, design: Design, format: string): boolean {
  const { fn, target, tag, fluorescence, selection } = design;
  const isGene = target.kind === "gene";
  const expresses = expressesGene(fn.code);
  const hasFluorophore = fluorescence.code !== NONE;
  switch (field) {
    case "insert":
      return fn.code === "KI" && isGene;
    case "site":
      return fn.code === "KI" && isGene && GENE_EDITS.includes(target.targetClass ?? "");
    case "terminus":
      return fn.code === "KT" || (expresses && tag.code !== NONE);
    case "orf":
      return isGene && expresses;
    case "marker":
      return fn.code === "OE" ? hasFluorophore || selection.code !== NONE : expresses && hasFluorophore;
    case "reporter":
      return ["IE", "IR"].includes(fn.code) && hasFluorophore;
    case "region":
      return fn.code === "DL" && isGene;
    case "species":
      return ["KI", "KT"].includes(fn.code) && target.kind === "control";
    case "guide":
      return isGene && findGuideRule(design) !== undefined && !findDonorGuide({ design, specified: {} });
    case "cell_line":
      return format === "CL";
    case "serotype":
      return format === "VP";
    case "custom_tag":
      return tag.code === CUSTOM;
    case "custom_fluorescence":
      return fluorescence.code === CUSTOM;
    case "custom_selection":
      return selection.code === CUSTOM;
  }
}

/** The value of a field that holds without an answer; `undefined` if there is none. */
function findDefault(field: SpecificationField, design: Design): string | undefined {
  if (field === "orf") return specificationOptions(field, design)?.[0]?.value;
  return field === "terminus" || field === "marker" || field === "reporter"
    ? expressionDefaults(design)[field]
    : undefined;
}

/** A sentence about a field whose length determines the price. */
function getPriceHint(field: SpecificationField): string | undefined {
  if (field === "insert") return stepsText("Inserts", prices.insert.steps);
  if (field === "orf") return stepsText("Reading frames", prices.orf.steps);
  if (field === "region") return stepsText("Deletions", prices.deletion.steps);
  return undefined;
}

/** "Inserts to 2,000 bp are included, to 4,000 bp they cost $250 more, and longer ones are by quote." */
function stepsText(subject: string, steps: LengthSteps): string {
  const words = steps.map(({ upTo, add }, i) => {
    const length = `to ${formatInteger(upTo)} bp`;
    const cost = add === 0 ? "are included" : `cost ${formatDollars(toDollars(add))} more`;
    return i === 0 || add === 0 ? `${length} ${cost}` : `${length} they ${cost}`;
  });
  return `${subject} ${[...words, "and longer ones are by quote"].join(", ")}.`;
}
