import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { users } from "./users.table.ts";

/**
 * Saves the shipping address of an order in an account that has none, and the name in an account without a name, so that
 * the next checkout offers them.
 */
export async function saveFirstAddress(tx: Tx, userId: number, address: ShippingAddress) {
  const { first_name, last_name, address_line_1: addressLine1, apt = "", city, state, zipcode } = address;
  const { institution = "", attention = "", building = "", phone = "" } = address;
  const isNameless = sql`${users.firstName} = '' and ${users.lastName} = ''`;
  await tx
    .update(users)
    .set({
      firstName: sql`case when ${isNameless} then ${first_name} else ${users.firstName} end`,
      lastName: sql`case when ${isNameless} then ${last_name} else ${users.lastName} end`,
      company: sql`case when ${users.company} = '' then ${institution} else ${users.company} end`,
      ...{ attention, building, phone, addressLine1, aptSuite: apt, city, state, zipcode },
    })
    .where(eq(users.id, withoutAddress(userId)));
}

/**
 * The id of the account if it has no address. A locked row is skipped: a log-in locks the account and then waits
 * for the cart, which the caller may have locked.
 */
const withoutAddress = (userId: number) => sql<number>`(
  select ${users.id} from ${users} where ${users.id} = ${userId} and ${users.addressLine1} = ''
  for no key update skip locked
)`;
