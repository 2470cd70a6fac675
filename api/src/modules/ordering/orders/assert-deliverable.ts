import { deliverableAddress } from "@ligate/contract/address/deliverable-address";
import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { unprocessable } from "../../../http/problem.ts";
import type { PricedLine } from "../cart/cart.service.ts";

/** @throws ProblemError 422 with `fields` if goods on dry ice cannot be delivered to the address */
export function assertDeliverable(lines: readonly PricedLine[], address: ShippingAddress): void {
  const { error } = deliverableAddress(lines).safeParse({ institution: "", phone: "", ...address });
  if (!error) return;
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw unprocessable(`${error.issues[0]?.message}.`, { fields });
}
