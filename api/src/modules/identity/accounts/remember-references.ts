import type { OrderReferences } from "@ligate/contract/address/schemas";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { users } from "./users.table.ts";

/** Keeps the references of an order for the next one, without its PO number, which is used once. */
export async function rememberReferences(
  tx: Tx,
  userId: number,
  { po_number: _, ...references }: OrderReferences,
): Promise<void> {
  await tx
    .update(users)
    .set({ references })
    .where(eq(users.id, unlocked(userId)));
}

/** A locked row is skipped, as in `save-first-address.ts`. */
const unlocked = (userId: number) =>
  sql<number>`(select ${users.id} from ${users} where ${users.id} = ${userId} for no key update skip locked)`;
