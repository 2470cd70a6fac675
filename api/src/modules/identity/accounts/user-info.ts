import type { UserInfo, UserInfoUpdate } from "@ligate/contract/account/schemas";
import type { Settings } from "@ligate/contract/settings/settings";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { savedAddresses, type User, users } from "./users.table.ts";

/** The profile of an account, in wire names. */
export function toUserInfo(user: User, { TERRITORIES }: Pick<Settings, "TERRITORIES">): UserInfo {
  const { firstName, lastName, company, addressLine1, aptSuite, city, state, zipcode } = user;
  const { attention, building, phone } = user;
  return {
    first_name: firstName,
    last_name: lastName,
    company,
    shipping_address: addressLine1
      ? {
          address_line_1: addressLine1,
          apt_suite: aptSuite,
          city,
          state,
          zipcode,
          attention,
          building,
          phone,
        }
      : null,
    ...(user.references && { references: user.references }),
    ...(TERRITORIES && { has_territories: true }),
  };
}

/** Stores the account form. An empty field clears the stored value; pages of older releases do not send all fields. */
export async function updateUserInfo(tx: Tx, { id }: User, entries: UserInfoUpdate) {
  const {
    firstName = "",
    lastName = "",
    institution = "",
    attention,
    building,
    phone,
    address,
    apt = "",
    city,
    state,
    zipcode,
  } = entries;
  await tx
    .update(users)
    .set({
      firstName,
      lastName,
      company: institution,
      ...{ attention, building, phone },
      addressLine1: address,
      aptSuite: apt,
      city,
      state,
      zipcode,
    })
    .where(eq(users.id, id));
  return "Information updated successfully!";
}

/** Removes name, institution, shipping address and saved addresses. */
export async function clearUserInfo(tx: Tx, { id }: User) {
  await tx.delete(savedAddresses).where(eq(savedAddresses.userId, id));
  await tx
    .update(users)
    .set({
      firstName: "",
      lastName: "",
      company: "",
      ...{ attention: "", building: "", phone: "", references: null },
      addressLine1: "",
      aptSuite: "",
      city: "",
      state: "",
      zipcode: "",
    })
    .where(eq(users.id, id));
}
