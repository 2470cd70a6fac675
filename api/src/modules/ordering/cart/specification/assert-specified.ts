import { conflict } from "../../../../http/problem.ts";
import { cartOf, type PricedLine } from "../cart.service.ts";
import { specificationProblem } from "./specification-problem.ts";

/**
 * Lines may have been added before their specification was asked for.
 * @throws ProblemError 409 with the cart if the specification of a line is not complete
 */
export function assertSpecified(lines: PricedLine[]) {
  const line = lines.find(({ specificationProblems }) => specificationProblems.length > 0);
  if (!line) return;
  throw conflict(
    `${line.name} needs more details before it can be ordered. ${specificationProblem(line)} Please complete it in your cart.`,
    { cart: cartOf(lines) },
  );
}
