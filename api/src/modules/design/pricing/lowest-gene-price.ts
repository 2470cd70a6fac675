import { openGenes } from "../choices/open-targets.ts";
import type { Design } from "../design.ts";
import { formatRows } from "./format-rows.ts";
import { lowestPriceCents } from "./lowest-price.ts";

/** The lowest price that a design has for any gene in place of its target; null if every price is by quote. */
export const lowestGenePriceCents = (design: Design): number | null =>
  lowestPriceCents(openGenes(design.fn).flatMap((target) => formatRows({ ...design, target })));
