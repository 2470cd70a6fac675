import type { AskedField } from "@ligate/contract/specification/asked-fields";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Design } from "../design.ts";
import { findPropertyFacts, type Rule, rules } from "../gene-warnings/gene-warning-data.ts";
import type { Target } from "../target.ts";
import type { SpecifiedParts } from "./specified-parts.ts";

/** Where the tag of an expressed protein stands, how its markers are made, and what its fluorophore shows. */
export type ExpressionChoices = Pick<SpecifiedParts, "terminus" | "marker" | "reporter">;

const NO_CHOICES: ExpressionChoices = {};
const REPORTER_ONLY: ExpressionChoices = { reporter: "cell" };

/**
 * The choices that hold without an answer: those that no property of the gene speaks against. Empty for functions that express
 * no gene.
 */
export function expressionDefaults({ fn, target }: Pick<Design, "fn" | "target">): ExpressionChoices {
  if (fn.code === "IR") return REPORTER_ONLY;
  if (fn.code !== "OE" && fn.code !== "IE") return NO_CHOICES;
  const isAgainst = (when: Rule["when"]) => speaksAgainst(when, fn.code, target);
  const hasToStayBehind = isAgainst("n_terminal_tag") && !isAgainst("c_terminal_tag");
  // Behind an inducible gene the fluorophore is one that reports it, which a promoter of its own would not.
  const withoutRelease = fn.code === "OE" ? "promoter" : "IRES";
  return {
    terminus: hasToStayBehind ? "C" : "N",
    marker: isAgainst("2a_behind") ? withoutRelease : "2A",
    ...(fn.code === "IE" && REPORTER_ONLY),
  };
}

/** Whether a gene has a property that a fusion at this place gets in the way of. */
function speaksAgainst(when: Rule["when"], fn: string, target: Target): boolean {
  const facts = findPropertyFacts(target);
  return facts.some(({ property, line }) =>
    rules.some(
      (rule) =>
        line === undefined && rule.property === property && rule.when === when && rule.functions.includes(fn),
    ),
  );
}

/** Whether a gene is expressed as it is without a specification, as vectors on the shelf are. */
export function isExpressedByDefault(design: Design, specified: SpecifiedParts): boolean {
  const defaults = expressionDefaults(design);
  if (defaults === NO_CHOICES) return true;
  const names = ["terminus", "marker", "reporter"] as const;
  const isOtherFrame = specified.orf !== undefined || specified.transcript !== undefined;
  return !isOtherFrame && names.every((name) => (specified[name] ?? defaults[name]) === defaults[name]);
}

const CHOICES = ["terminus", "reporter", "marker"] as const;

/**
 * A specification with the choices that hold for what it leaves open. Orders store it, so that they stay as they were placed when a
 * gene is found to have a property, and its defaults change.
 * @param asked the fields that apply to the specification
 */
export function withChosenExpression(
  specification: Specification | null,
  asked: readonly AskedField[],
): Specification | null {
  const chosen = asked.flatMap(({ field, default: value }) =>
    CHOICES.some((each) => each === field) && value !== undefined && !specification?.[field]
      ? [[field, value]]
      : [],
  );
  return chosen.length === 0 ? specification : { ...specification, ...Object.fromEntries(chosen) };
}

/** The specified parts, with the defaults of what is not specified. */
export function withExpressionDefaults(design: Design, specified: SpecifiedParts): SpecifiedParts {
  const defaults = expressionDefaults(design);
  if (defaults === NO_CHOICES) return specified;
  const { terminus, marker, reporter } = defaults;
  return {
    ...specified,
    terminus: specified.terminus ?? terminus,
    marker: specified.marker ?? marker,
    reporter: specified.reporter ?? reporter,
  };
}
