import { canBeMade } from "./can-be-made.ts";
import { checkDesign } from "./check-design.ts";
import { allCombinations } from "./choices/completions.ts";
import { matrix } from "./data/design-data.ts";
import type { FunctionType } from "./data/design-schema.ts";
import { type Design, DesignError } from "./design.ts";
import { functionByCode, structureBySymbol } from "./resolve-design.ts";
import type { Target } from "./target.ts";
import { functionProblem } from "./targets/function-problem.ts";

/** The offered pairs of function and structure, with their promoters. */
export function offeredPairs(): { fn: string; structure: string; promoters: string[] }[] {
  return Object.entries(matrix).flatMap(([fn, { offered }]) =>
    Object.entries(offered).map(([structure, promoters]) => ({ fn, structure, promoters })),
  );
}

/**
 * A function with its default parts, in the first structure and with the first promoter that the target allows. Search
 * results for a gene show these designs.
 * @throws DesignError with the reason if no design can be made for the target
 */
export function defaultDesign(fn: FunctionType, target: Target): Design {
  const refused = functionProblem(fn, target);
  if (refused) throw new DesignError(refused);
  for (const { structure } of offeredPairs().filter((pair) => pair.fn === fn.code)) {
    const possible = firstPossible(allCombinations(fn, structureBySymbol(structure), target));
    if (possible) return possible;
  }
  throw new DesignError(`No default design of ${fn.name} can be made for ${target.symbol}.`);
}

/**
 * A pair with the given promoter and the defaults of all other parts, or with the first parts that go with it.
 * @throws DesignError with the reason if no design can be made
 */
export function defaultDesignOfPair(fn: string, structure: string, promoter: string, target: Target): Design {
  const designs = [...allCombinations(functionByCode(fn), structureBySymbol(structure), target)].filter(
    (design) => design.promoter.code === promoter,
  );
  const design = firstPossible(designs) ?? designs[0];
  if (!design) throw new DesignError(`${fn} in ${structure} does not come with the promoter ${promoter}.`);
  return checkDesign(design);
}

function firstPossible(designs: Iterable<Design>): Design | undefined {
  for (const design of designs) {
    if (canBeMade(design)) return design;
  }
  return undefined;
}
