import type { DesignSelection } from "./design-selection.ts";

export type StepNumber = 1 | 2 | 3 | 4 | 5;

interface Step {
  number: StepNumber;
  name: string;
  /** Heading above the options. */
  question: string;
  /** The fields that the step sets, each with the minimum number of characters of a valid value. */
  fields: readonly { name: StepField; minLength: number }[];
}

type StepField = Exclude<keyof DesignSelection, "geneOption">;

const field = (name: StepField, minLength: number) => ({ name, minLength });

/** The five steps of the designer, in order. */
export const STEPS: readonly Step[] = [
  {
    number: 1,
    name: "Category",
    question: "What should the vector do?",
    fields: [field("productCategoryName", 3)],
  },
  {
    number: 2,
    name: "Function type",
    question: "How should it do it?",
    fields: [field("functionTypeName", 2)],
  },
  {
    number: 3,
    name: "Delivery type",
    question: "How does it get into the cell?",
    fields: [field("structureTypeName", 1)],
  },
  {
    number: 4,
    name: "Structure map",
    question: "Which parts does it carry?",
    fields: [
      field("promoterName", 1),
      field("proteinTagName", 1),
      field("fluoresceneMarkerName", 1),
      field("selectionMarkerName", 1),
      field("bacterialMarkerName", 1),
    ],
  },
  {
    number: 5,
    name: "Target gene",
    question: "Which gene is it aimed at?",
    fields: [field("targetSequence", 6)],
  },
];

export const getStep = (number: StepNumber): Step => STEPS[number - 1] as Step;

/** The fields of a step whose values are empty or too short. */
export function missingFields(number: StepNumber, design: DesignSelection): StepField[] {
  const missing = getStep(number)
    .fields.filter(({ name, minLength }) => design[name].length < minLength)
    .map(({ name }) => name);
  const needsSymbol = number === 5 && design.geneOption === "geneSearch" && design.geneSymbol === "";
  return needsSymbol ? [...missing, "geneSymbol"] : missing;
}

/** Returns the design with all later steps reset. The target is kept, because it does not depend on other choices. */
export function clearLaterSteps(number: StepNumber, design: DesignSelection): DesignSelection {
  const later = STEPS.filter((step) => step.number > number && step.number < 5).flatMap(
    ({ fields }) => fields,
  );
  return { ...design, ...Object.fromEntries(later.map(({ name }) => [name, ""])) };
}

/** The last step that can be opened: all steps before it are complete. */
export function furthestReachableStep(design: DesignSelection): StepNumber {
  return STEPS.find(({ number }) => missingFields(number, design).length > 0)?.number ?? 5;
}

/** Whether every step is complete. */
export const isComplete = (design: DesignSelection): boolean =>
  STEPS.every(({ number }) => missingFields(number, design).length === 0);
