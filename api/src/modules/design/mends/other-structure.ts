import { matrix, structures } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import { withOfferedParts } from "./adapt-parts.ts";

/** The refused design in each of the other structures that can be made. */
export function designsWithOtherStructure(refused: Design): Design[] {
  return structures
    .filter(({ symbol }) => symbol !== refused.structure.symbol && matrix[refused.fn.code]?.offered[symbol])
    .flatMap((structure) => withOfferedParts({ ...refused, structure }) ?? []);
}
