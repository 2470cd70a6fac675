import type { UserInfo } from "@ligate/contract/account/schemas";
import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { isStateCode } from "@ligate/contract/address/us-states";

/** The name and address of the account as values of the shipping form. */
export function getShippingDefaults({
  first_name,
  last_name,
  shipping_address,
}: UserInfo): Partial<ShippingAddress> {
  if (!shipping_address) return { first_name, last_name };
  const { address_line_1, apt_suite, city, state, zipcode } = shipping_address;
  return {
    first_name,
    last_name,
    address_line_1,
    apt: apt_suite,
    city,
    state: isStateCode(state) ? state : undefined,
    zipcode,
  };
}
