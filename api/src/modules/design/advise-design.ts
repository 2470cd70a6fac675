import {
  ADVICE_BIOSAFETY_LEVELS,
  ADVICE_CELLS,
  ADVICE_DELIVERIES,
  ADVICE_DURATIONS,
  ADVICE_EFFECTS,
} from "@ligate/contract/design/constants";
import type { DesignAdvice, DesignAdviceQuery } from "@ligate/contract/design/schemas";
import { z } from "zod";
import { ContentError } from "../../content-files/content-folder.ts";
import { readYaml } from "../../content-files/read-yaml.ts";
import { checkDesign } from "./check-design.ts";
import { structures } from "./data/design-data.ts";
import { type Design, NONE } from "./design.ts";
import { listBacterialMarkers } from "./plasmids/bacterial-marker.ts";
import { uncheckedDesignFromCodes } from "./resolve-design.ts";
import { TEMPLATE } from "./target.ts";

/** A design for the answers of "Help me choose", with the reason for every choice. */
export function adviseDesign(answers: DesignAdviceQuery): DesignAdvice {
  const { design, reasons, situation } = advise(answers);
  return {
    category_name: design.category.name,
    function_type_name: design.fn.name,
    structure_type_name: design.structure.name,
    promoter_name: design.promoter.name,
    protein_tag_name: design.tag.name,
    fluorescene_marker_name: design.fluorescence.name,
    selection_marker_name: design.selection.name,
    reasons,
    warnings: adviceRules.warnings.filter(({ when }) => applies(when, situation)).map(({ text }) => text),
  };
}

/**
 * @throws ContentError if no rule applies
 * @throws DesignError if the design cannot be made
 */
function advise(answers: DesignAdviceQuery) {
  const fn = firstRule("functions", answers);
  const structure = firstRule("structures", { ...answers, function: fn.choose });
  const situation = { ...answers, function: fn.choose, structure: structure.choose };
  const promoter = firstRule("promoters", situation);
  const markers = firstRule("markers", situation);
  const codes = { fn: fn.choose, structure: structure.choose, promoter: promoter.choose };
  const design = checkDesign(buildTemplate({ ...codes, ...markers.choose }));
  const reasons = [
    { choice: "function" as const, text: fn.because },
    { choice: "structure" as const, text: structure.because },
    { choice: "promoter" as const, text: promoter.because },
    { choice: "markers" as const, text: markers.because },
  ];
  return { design, reasons, situation };
}

type Step = "functions" | "structures" | "promoters" | "markers";

function firstRule<S extends Step>(step: S, situation: Situation): (typeof adviceRules)[S][number] {
  const found = adviceRules[step].find(({ when }) => applies(when, situation));
  if (!found)
    throw new ContentError(ADVICE_FILE, undefined, `${step}: no rule for ${JSON.stringify(situation)}`);
  return found;
}

interface AdvisedCodes {
  fn: string;
  structure: string;
  promoter: string;
  tag?: string;
  fluorescence?: string;
  selection?: string;
}

function buildTemplate({
  tag = NONE,
  fluorescence = NONE,
  selection = NONE,
  ...codes
}: AdvisedCodes): Design {
  const chosen = structures.find(({ symbol }) => symbol === codes.structure);
  const bacterial = (chosen && listBacterialMarkers(chosen)[0]?.code) ?? NONE;
  return uncheckedDesignFromCodes(
    { ...codes, tag, fluorescence, selection, bacterial, target: TEMPLATE.number },
    TEMPLATE,
  );
}

const ADVICE_FILE = "design/advice.yaml";

const Code = z.string().min(1);
const Conditions = z.array(
  z.strictObject({
    species: z.array(z.enum(["Human", "Mouse"])).optional(),
    cells: z.array(z.enum(ADVICE_CELLS)).optional(),
    effect: z.array(z.enum(ADVICE_EFFECTS)).optional(),
    duration: z.array(z.enum(ADVICE_DURATIONS)).optional(),
    delivery: z.array(z.enum(ADVICE_DELIVERIES)).optional(),
    biosafety: z.array(z.enum(ADVICE_BIOSAFETY_LEVELS)).optional(),
    function: z.array(Code).optional(),
    structure: z.array(Code).optional(),
  }),
);
type Conditions = z.infer<typeof Conditions>;

const Text = z.string().min(1);
const rule = <T extends z.ZodType>(choose: T) =>
  z.strictObject({ choose, when: Conditions.optional(), because: Text });
const Rules = z.array(rule(Code)).min(1);
const Markers = z.strictObject({ tag: Code, fluorescence: Code, selection: Code }).partial();

const adviceRules = readYaml(
  ADVICE_FILE,
  z.strictObject({
    functions: Rules,
    structures: Rules,
    promoters: Rules,
    markers: z.array(rule(Markers)).min(1),
    warnings: z.array(z.strictObject({ when: Conditions, text: Text })),
  }),
);

/** The answers, and the codes that the rules before chose. */
type Situation = DesignAdviceQuery & { function?: string; structure?: string };

/** Whether one of the conditions is met. */
const applies = (when: Conditions | undefined, situation: Situation): boolean =>
  when === undefined ||
  when.some((condition) =>
    Object.entries(condition).every(([question, answers]) =>
      (answers as string[]).includes(situation[question as keyof Situation] ?? ""),
    ),
  );
