import type { UserInfo } from "@ligate/contract/account/schemas";
import type { User } from "./users.table.ts";

/** The profile of an account, in wire names. */
export function userInfo(user: User): UserInfo {
  const { firstName, lastName, company, addressLine1, aptSuite, city, state, zipcode } = user;
  return {
    first_name: firstName,
    last_name: lastName,
    company,
    shipping_address: addressLine1
      ? { address_line_1: addressLine1, apt_suite: aptSuite, city, state, zipcode }
      : null,
  };
}
