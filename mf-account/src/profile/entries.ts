import type { UserInfo } from "@ligate/contract/accounts";
import type { UserInfoUpdate } from "@ligate/contract/profile";
import { type StateCode, US_STATES } from "@ligate/contract/us-states";

/** What the account knows, in the fields of its form. */
export function entriesOf({ first_name, last_name, company, shipping_address }: UserInfo) {
  const state = shipping_address?.state ?? "";
  return {
    firstName: first_name,
    lastName: last_name,
    institution: company,
    address: shipping_address?.address_line_1 ?? "",
    apt: shipping_address?.apt_suite ?? "",
    city: shipping_address?.city ?? "",
    state: isState(state) ? state : undefined,
    zipcode: shipping_address?.zipcode ?? "",
  } satisfies Partial<UserInfoUpdate>;
}

const isState = (text: string): text is StateCode => text in US_STATES;
