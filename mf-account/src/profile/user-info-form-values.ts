import type { UserInfo, UserInfoUpdate } from "@ligate/contract/account/schemas";
import { isStateCode } from "@ligate/contract/address/us-states";

/** Converts the account's data to the values of the profile form. */
export function userInfoFormValues({ first_name, last_name, company, shipping_address }: UserInfo) {
  const state = shipping_address?.state ?? "";
  return {
    firstName: first_name,
    lastName: last_name,
    institution: company,
    address: shipping_address?.address_line_1 ?? "",
    apt: shipping_address?.apt_suite ?? "",
    city: shipping_address?.city ?? "",
    state: isStateCode(state) ? state : undefined,
    zipcode: shipping_address?.zipcode ?? "",
  } satisfies Partial<UserInfoUpdate>;
}
