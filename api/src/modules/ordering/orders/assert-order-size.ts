import { ORDER_MAX_CENTS, ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";
import { unprocessable } from "../../../http/problem.ts";

/** @throws ProblemError 422 if an order of this total, with shipping, is larger than PayPal accepts */
export function assertOrderSize(totalCents: number): void {
  if (totalCents > ORDER_MAX_CENTS) throw unprocessable(ORDER_TOO_LARGE);
}
