import { findFrozenGoodsProblems } from "@ligate/contract/address/frozen-goods";
import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { unprocessable } from "../../../http/problem.ts";
import type { PricedLine } from "../cart/cart.service.ts";

/** @throws ProblemError 422 with `fields` if goods on dry ice cannot be delivered to the address */
export function assertDeliverable(lines: readonly PricedLine[], address: ShippingAddress): void {
  const fields = findFrozenGoodsProblems(address, lines);
  const [first] = Object.values(fields);
  if (first) throw unprocessable(`${first}.`, { fields });
}
