import { unprocessable } from "../../../http/problem.ts";
import type { Sellable } from "../../catalog/index.ts";

/** The problems of a product's specification as sentences; null if it is complete. */
export const specificationProblem = ({ specificationProblems }: Sellable): string | null =>
  specificationProblems.length > 0 ? specificationProblems.map(({ message }) => message).join(" ") : null;

/** The refusal of an incomplete or invalid specification, with a sentence per field. @param cart for a caller that shows it */
export function incompleteSpecification({ name, specificationProblems }: Sellable, cart?: object) {
  const fields = Object.fromEntries(specificationProblems.map(({ field, message }) => [field, message]));
  const [first] = specificationProblems;
  return unprocessable(`${name}: ${first?.message ?? ""}`, {
    fields,
    ...(cart && { cart }),
  });
}
