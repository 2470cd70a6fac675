import type { Specification } from "@ligate/contract/specification/schemas";
import type { Design } from "../design.ts";
import { type CellLine, specificationData } from "../specification/specification-data.ts";
import { findGeneFusions, type GeneFusions } from "./gene-fusions.ts";
import { findPropertyFacts, type PropertyFact, rules } from "./gene-warning-data.ts";
import type { GeneProperty, Rule } from "./gene-warning-schema.ts";
import { applyChange, type Change, listRemedies } from "./remedies.ts";

/** A property of the gene that an option of the design gets in the way of. */
export interface GeneWarning {
  property: GeneProperty;
  /** The option that causes it: a part, `function`, or a field of the specification. */
  option: string;
  /** A sentence for the customer. */
  message: string;
  source: { name: string; citation: string };
  /** A change after which the design can be made and does not have the warning any more. */
  remedy?: { label: string; change: Change };
  /** The line cannot be ordered. */
  isRefused: boolean;
  /** Only informs: the option is as good as another one. */
  isNote: boolean;
}

/** A rule that holds for a design. */
interface Case {
  rule: Rule;
  fact: PropertyFact;
  option: string;
}

/** The warnings about the gene of a design, with the line, the terminus and the site that are specified so far. */
export function geneWarnings(design: Design, specification: Specification | null = null): GeneWarning[] {
  const given = specification ?? {};
  const cases = findCases(design, given);
  return cases.map((each): GeneWarning => {
    const { rule, fact, option } = each;
    const remedy = findRemedy(each, cases, design, given);
    return {
      property: rule.property,
      option,
      message: fillIn(rule.text, fact, design, given),
      source: fact.source,
      ...(remedy && { remedy }),
      isRefused: rule.isRefused,
      isNote: rule.isNote,
    };
  });
}

function findCases(design: Design, specification: Specification): Case[] {
  const facts = findPropertyFacts(design.target);
  if (facts.length === 0) return [];
  const line = specificationData.cellLines.find(({ name }) => name === specification.cell_line);
  const fusions = findGeneFusions(design, specification);
  const hasOwnFrame = specification.orf?.source === "own";
  return rules
    .filter(({ functions, ownFrame }) => functions.includes(design.fn.code) && (ownFrame || !hasOwnFrame))
    .flatMap((rule) =>
      facts.flatMap((fact): Case[] => {
        if (fact.property !== rule.property || (fact.line ?? line?.accession) !== line?.accession) return [];
        const option = findOption(rule, { design, specification, line, fusions });
        return option === undefined ? [] : [{ rule, fact, option }];
      }),
    );
}

interface Context {
  design: Design;
  specification: Specification;
  /** The chosen line, if it is one of the list. */
  line: CellLine | undefined;
  fusions: GeneFusions;
}

/** The option that makes a rule hold; `undefined` if it does not hold. */
function findOption({ when }: Rule, { design, specification, line, fusions }: Context): string | undefined {
  const isOfSpecies = line !== undefined && line.species === design.target.species;
  // A region by its coordinates may lie outside the exons.
  const removesExons = specification.region?.by !== "coordinates";
  switch (when) {
    case "any":
      return "function";
    case "kit":
      return !specification.cell_line && removesExons ? "function" : undefined;
    case "line":
      return specification.cell_line && removesExons ? "cell_line" : undefined;
    case "female_line":
      return isOfSpecies && line.sex === "female" ? "cell_line" : undefined;
    case "male_line":
      return isOfSpecies && line.sex === "male" ? "cell_line" : undefined;
    case "this_line":
      return isOfSpecies ? "cell_line" : undefined;
    default:
      return fusions[when];
  }
}

/** The first remedy of a case that can be made, ends it, and brings no other property into play. */
function findRemedy(
  { rule }: Case,
  cases: Case[],
  design: Design,
  specification: Specification,
): GeneWarning["remedy"] {
  for (const remedy of listRemedies(rule.remedies, design, specification)) {
    const changed = applyChange(remedy.change, design, specification);
    const left = findCases(changed.design, changed.specification);
    const isEnded = !left.some((each) => each.rule.text === rule.text);
    const isNew = ({ rule: { property } }: Case) => !cases.some((each) => each.rule.property === property);
    if (isEnded && !left.some(isNew)) return remedy;
  }
  return undefined;
}

const fillIn = (
  text: string,
  { source, detail }: PropertyFact,
  { fn, target }: Design,
  given: Specification,
) =>
  text
    .replaceAll("{symbol}", () => target.symbol)
    .replaceAll("{function}", () => fn.name)
    .replaceAll("{line}", () => given.cell_line ?? "")
    .replaceAll("{source}", () => source.name)
    .replaceAll("{detail}", () => detail);
