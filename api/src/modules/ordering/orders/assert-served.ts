import type { OrderAddress } from "@ligate/contract/address/schemas";
import { isTerritory, US_TERRITORIES } from "@ligate/contract/address/us-states";
import type { Settings } from "@ligate/contract/settings/settings";
import { unprocessable } from "../../../http/problem.ts";

/** @throws ProblemError 422 for an address in a territory, unless the store delivers to territories */
export function assertServed(
  { TERRITORIES }: Pick<Settings, "TERRITORIES">,
  address: OrderAddress | undefined,
) {
  if (TERRITORIES || !address || !isTerritory(address.state)) return;
  const sentence = `We do not deliver to ${US_TERRITORIES[address.state]}`;
  throw unprocessable(`${sentence}.`, { fields: { state: sentence } });
}
