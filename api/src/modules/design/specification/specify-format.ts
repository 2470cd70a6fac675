import type { Specification } from "@ligate/contract/specification/schemas";
import type { Design } from "../design.ts";
import { formatRows } from "../pricing/format-rows.ts";
import { checkSpecification } from "./check-specification.ts";
import type { Terms } from "./terms.ts";

/**
 * A design in a format with a specification: its price, size and problems.
 * @param format the code of a format, such as `PD10`
 * @returns `undefined` if the design is not delivered in this format
 */
export function specifyFormat(
  design: Design,
  format: string,
  typed: Specification | null,
  terms: Terms = {},
) {
  const checked = checkSpecification(design, format, typed, terms);
  const row = formatRows(design, checked).find(({ option }) => option.code === format);
  return row && { ...checked, row };
}
