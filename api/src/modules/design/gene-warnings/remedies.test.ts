import type { Specification } from "@ligate/contract/specification/schemas";
import { aGene } from "../../../testing/designs.ts";
import { canBeMade } from "../can-be-made.ts";
import { allCombinations } from "../choices/completions.ts";
import { functions, matrix, structures } from "../data/design-data.ts";
import { type Design, toSku } from "../design.ts";
import { specificationFields } from "../specification/specification-fields.ts";
import { toSpecifiedParts } from "../specification/specified-parts.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { findPropertyFacts, listLocusIds } from "./gene-warning-data.ts";
import { type GeneWarning, geneWarnings } from "./gene-warnings.ts";
import { applyChange } from "./remedies.ts";

/** Every 97th design of a pair: a prime, so that the samples differ in all parts. */
const STEP = 97;

/** Two genes of each combination of properties, one of each species where there are both. */
function sampleGenes() {
  const byProperties = new Map<string, number[]>();
  for (const id of listLocusIds()) {
    const key = findPropertyFacts({ locusId: id })
      .map(({ property, line }) => `${property} ${line}`)
      .join();
    byProperties.set(key, [...(byProperties.get(key) ?? []), id]);
  }
  return [...byProperties.values()].flatMap((ids) =>
    [...new Set([ids[0], ids.at(-1)])].flatMap((id) => (id ? [id] : [])),
  );
}

const sample = functions.flatMap((fn) =>
  structures
    .filter(({ symbol }) => matrix[fn.code]?.offered[symbol])
    .flatMap((structure) => [...allCombinations(fn, structure, aGene())].filter((_, i) => i % STEP === 0)),
);

const sampleDesigns = (locusId: number): Design[] =>
  sample
    .map((design) => ({ ...design, target: aGene({ locusId, symbol: "GENE" }) }))
    .filter((design) => canBeMade(design));

/** The specifications that are offered for a design: each line, terminus, joint of the markers, and site. */
function* offeredSpecifications(design: Design): Generator<Specification> {
  yield {};
  const sites: Specification[] = [{ site: { at: "C-terminal" } }, { site: { at: "N-terminal" } }];
  if (design.fn.code === "KI") yield* sites;
  for (const { field, options = [] } of specificationFields(design, "CL")) {
    if (field !== "cell_line" && field !== "terminus" && field !== "marker") continue;
    for (const { value, reason } of options) if (!reason) yield { [field]: value };
  }
}

const isSame = (warning: GeneWarning) => (other: GeneWarning) =>
  other.property === warning.property && other.option === warning.option && other.message === warning.message;

it("offers only remedies that can be made and end the warning", () => {
  let count = 0;
  for (const locusId of sampleGenes()) {
    for (const design of sampleDesigns(locusId)) {
      for (const specification of offeredSpecifications(design)) {
        for (const warning of geneWarnings(design, specification)) {
          if (!warning.remedy) continue;
          count++;
          const changed = applyChange(warning.remedy.change, design, specification);
          const left = geneWarnings(changed.design, changed.specification).filter(isSame(warning));
          const isMade = canBeMade(changed.design, toSpecifiedParts(changed.specification));
          if (left.length > 0 || !isMade || functionProblem(changed.design.fn, changed.design.target))
            throw new Error(`${toSku(design)} ${JSON.stringify(specification)}: ${warning.remedy.label}`);
        }
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
});
