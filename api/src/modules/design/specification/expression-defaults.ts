import type { AskedField } from "@ligate/contract/specification/asked-fields";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import { expressesGene, findCanonicalSequence, findCodingSequence } from "../coding-sequences.ts";
import type { Design } from "../design.ts";
import { findPropertyFacts, rules } from "../gene-warnings/gene-warning-data.ts";
import type { Rule } from "../gene-warnings/gene-warning-schema.ts";
import { assembleKit, cargoLevel, largestInsertBp } from "../plasmids/assemblies.ts";
import type { Target } from "../target.ts";
import type { SpecifiedParts } from "./specified-parts.ts";

/** Where the tag of an expressed protein stands, how its markers are made, and what its fluorophore shows. */
export type ExpressionChoices = Pick<SpecifiedParts, "terminus" | "marker" | "reporter">;

const CHOICES = ["terminus", "reporter", "marker"] as const;
const NO_CHOICES: ExpressionChoices = {};
const REPORTER_ONLY: ExpressionChoices = { reporter: "cell" };

/**
 * The choices that hold without an answer: those that no property of the gene speaks against. Where the vector would then be too
 * large, markers come by 2A, which is shortest. Empty for functions that express no gene.
 */
export function expressionDefaults(design: Design): ExpressionChoices {
  const safe = safeExpression(design);
  if (safe.marker === undefined || safe.marker === "2A" || !isTooLarge(design, safe)) return safe;
  const short: ExpressionChoices = { ...safe, marker: "2A" };
  return isTooLarge(design, short) ? safe : short;
}

const isTooLarge = (design: Design, choices: ExpressionChoices): boolean =>
  cargoLevel(design.structure, largestInsertBp(assembleKit(design, choices))) === "too_large";

/** The choices that no property of the gene speaks against, whatever their length. */
export function safeExpression({ fn, target }: Pick<Design, "fn" | "target">): ExpressionChoices {
  if (fn.code === "IR") return REPORTER_ONLY;
  if (!expressesGene(fn.code)) return NO_CHOICES;
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
  const { target } = design;
  const isOtherFrame =
    specified.orf !== undefined ||
    findCodingSequence(target, specified.transcript) !== findCanonicalSequence(target);
  return !isOtherFrame && CHOICES.every((name) => (specified[name] ?? defaults[name]) === defaults[name]);
}

/**
 * A specification with the defaults of what it leaves open. Orders and quotes store it, so that they stay as they were placed when
 * the gene is found to have a property, or when another coding sequence of it is imported.
 * @param asked the fields that apply to the specification
 */
export function addDefaults(
  { target }: Design,
  specification: Specification | null,
  asked: readonly AskedField[],
): Specification | null {
  const open = asked.filter(({ field }) => specification?.[field] === undefined);
  const defaults = open.flatMap(({ field, default: value }): [SpecificationField, unknown][] => {
    if (CHOICES.some((each) => each === field)) return value === undefined ? [] : [[field, value]];
    const canonical = field === "orf" ? findCanonicalSequence(target) : undefined;
    return canonical ? [["orf", { source: "transcript", transcript: canonical.transcript }]] : [];
  });
  return defaults.length === 0 ? specification : { ...specification, ...Object.fromEntries(defaults) };
}

/** The specified parts, with the defaults of what is not specified. */
export function withExpressionDefaults(design: Design, specified: SpecifiedParts): SpecifiedParts {
  const defaults = expressionDefaults(design);
  if (defaults === NO_CHOICES) return specified;
  const open = CHOICES.filter((name) => specified[name] === undefined);
  return { ...specified, ...Object.fromEntries(open.map((name) => [name, defaults[name]])) };
}
