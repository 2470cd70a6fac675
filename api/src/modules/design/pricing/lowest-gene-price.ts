import { openGenes } from "../choices/open-targets.ts";
import type { Design } from "../design.ts";
import { type FormatRow, formatRows } from "./format-rows.ts";
import { lowestPriceRow } from "./lowest-price.ts";

/** The row with the lowest price that a design has for any gene in place of its target; `undefined` if all are by quote. */
export const lowestGenePriceRow = (design: Design): FormatRow | undefined =>
  lowestPriceRow(openGenes(design.fn).flatMap((target) => formatRows({ ...design, target })));
