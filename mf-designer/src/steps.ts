import { type DesignSelection, EMPTY_DESIGN } from "./design-selection.ts";

export type StepNumber = 1 | 2 | 3 | 4 | 5;

interface Step {
  number: StepNumber;
  name: string;
  /** What is asked, above the options. */
  question: string;
  /** What the step decides, and the fewest characters of a valid choice. */
  fields: readonly { name: Choice; label: string; least: number }[];
}

type Choice = Exclude<keyof DesignSelection, "geneOption">;

const choice = (name: Choice, label: string, least: number) => ({ name, label, least });

/** The five steps, in their order. */
export const STEPS: readonly Step[] = [
  {
    number: 1,
    name: "Category",
    question: "What should the vector do?",
    fields: [choice("productCategoryName", "category", 3)],
  },
  {
    number: 2,
    name: "Function type",
    question: "How should it do it?",
    fields: [choice("functionTypeName", "function type", 2)],
  },
  {
    number: 3,
    name: "Delivery type",
    question: "How does it get into the cell?",
    fields: [choice("structureTypeName", "delivery type", 1)],
  },
  {
    number: 4,
    name: "Structure map",
    question: "Which parts does it carry?",
    fields: [
      choice("promoterName", "promoter", 1),
      choice("proteinTagName", "protein tag", 1),
      choice("fluoresceneMarkerName", "fluorescence marker", 1),
      choice("selectionMarkerName", "selection marker", 1),
      choice("bacterialMarkerName", "bacterial marker", 1),
    ],
  },
  {
    number: 5,
    name: "Target gene",
    question: "Which gene is it aimed at?",
    fields: [choice("targetSequence", "target", 6)],
  },
];

export const stepOf = (number: StepNumber): Step => STEPS[number - 1] as Step;

/** The fields of a step that are not valid yet. */
export function missingFields(number: StepNumber, design: DesignSelection): Choice[] {
  const missing = stepOf(number)
    .fields.filter(({ name, least }) => design[name].length < least)
    .map(({ name }) => name);
  const needsSymbol = number === 5 && design.geneOption === "geneSearch" && design.geneSymbol === "";
  return needsSymbol ? [...missing, "geneSymbol"] : missing;
}

/** The design with every step after this one as at the beginning. */
export function resetAfter(number: StepNumber, design: DesignSelection): DesignSelection {
  const later = STEPS.filter((step) => step.number > number).flatMap(({ fields }) => fields);
  const cleared = Object.fromEntries(later.map(({ name }) => [name, ""]));
  return number < 5
    ? { ...design, ...cleared, geneSymbol: "", geneOption: EMPTY_DESIGN.geneOption }
    : { ...design };
}
