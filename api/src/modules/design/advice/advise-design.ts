import type { DesignAdvice, DesignAdviceQuery } from "@ligate/contract/design/schemas";
import { ContentError } from "../../../content-files/content-folder.ts";
import { checkDesign } from "../check-design.ts";
import { structures } from "../data/design-data.ts";
import { type Design, NONE } from "../design.ts";
import { bacterialMarkersOf } from "../plasmids/bacterial-marker.ts";
import { uncheckedDesignFromCodes } from "../resolve-design.ts";
import { TEMPLATE } from "../target.ts";
import { ADVICE_FILE, adviceRules, applies, type Situation } from "./advice-rules.ts";

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
  const design = checkDesign(templateOf({ ...codes, ...markers.choose }));
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

function templateOf({ tag = NONE, fluorescence = NONE, selection = NONE, ...codes }: AdvisedCodes): Design {
  const chosen = structures.find(({ symbol }) => symbol === codes.structure);
  const bacterial = (chosen && bacterialMarkersOf(chosen)[0]?.code) ?? NONE;
  return uncheckedDesignFromCodes(
    { ...codes, tag, fluorescence, selection, bacterial, target: TEMPLATE.number },
    TEMPLATE,
  );
}
