import { deliverableAddress } from "@ligate/contract/address/deliverable-address";
import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { isTerritory, US_TERRITORIES } from "@ligate/contract/address/us-states";
import type { Settings } from "@ligate/contract/settings/settings";
import { unprocessable } from "../../../http/problem.ts";
import type { PricedLine } from "../cart/cart.service.ts";

/** @throws ProblemError 422 with `fields` if goods on dry ice cannot be delivered to the address */
export function assertDeliverable(lines: readonly PricedLine[], address: ShippingAddress): void {
  const { error } = deliverableAddress(lines).safeParse({ institution: "", phone: "", ...address });
  if (!error) return;
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw unprocessable(`${error.issues[0]?.message}.`, { fields });
}

/** @throws ProblemError 422 with `fields` for an address in a territory, unless the store delivers to territories */
export function assertServed(
  { TERRITORIES }: Pick<Settings, "TERRITORIES">,
  address: ShippingAddress | undefined,
): void {
  if (TERRITORIES || !address || !isTerritory(address.state)) return;
  const sentence = `We do not deliver to ${US_TERRITORIES[address.state]}`;
  throw unprocessable(`${sentence}.`, { fields: { state: sentence } });
}
