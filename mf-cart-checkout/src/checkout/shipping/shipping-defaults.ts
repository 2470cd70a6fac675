import type { UserInfo } from "@ligate/contract/account/schemas";
import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { isStateCode } from "@ligate/contract/address/us-states";

/**
 * The initial values of the shipping form: the draft and, for fields that it leaves empty, name and address of the
 * account. An empty apartment belongs to the street of the draft.
 */
export function getShippingDefaults(
  user: UserInfo,
  draft: Partial<ShippingAddress> = {},
): Partial<ShippingAddress> {
  const entered = Object.entries(draft).filter(
    ([name, value]) => value || (name === "apt" && draft.address_line_1),
  );
  return { ...getAccountAddress(user), ...Object.fromEntries(entered) };
}

function getAccountAddress({ first_name, last_name, shipping_address }: UserInfo): Partial<ShippingAddress> {
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
