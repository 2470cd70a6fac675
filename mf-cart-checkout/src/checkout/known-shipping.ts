import type { UserInfo } from "@ligate/contract/accounts";
import type { ShippingAddress } from "@ligate/contract/address";
import { type StateCode, US_STATES } from "@ligate/contract/us-states";

/** The account's name and address, in the fields of the shipping form. */
export function knownShipping({
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
    state: isState(state) ? state : undefined,
    zipcode,
  };
}

const isState = (text: string): text is StateCode => text in US_STATES;
