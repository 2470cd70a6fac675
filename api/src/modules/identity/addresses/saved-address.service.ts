import { type AddressToSave, MAX_SAVED_ADDRESSES, type SavedAddress } from "@ligate/contract/address/schemas";
import { and, asc, count, eq, ne } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { conflict, notFound, unprocessable } from "../../../http/problem.ts";
import { lockAccount } from "../accounts/user.service.ts";
import { savedAddresses, type User } from "../accounts/users.table.ts";

const columns = { id: savedAddresses.id, name: savedAddresses.name, address: savedAddresses.address };

/** By name. */
export const listAddresses = (tx: Tx, user: User): Promise<SavedAddress[]> =>
  tx
    .select(columns)
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, user.id))
    .orderBy(asc(savedAddresses.name));

/**
 * Saves an address under a name, in place of the one that has the name.
 * @throws ProblemError 422 if the account has reached its maximum
 */
export async function saveAddress(
  tx: Tx,
  user: User,
  { name, address }: AddressToSave,
): Promise<SavedAddress> {
  await lockAccount(tx, user);
  const isOther = and(eq(savedAddresses.userId, user.id), ne(savedAddresses.name, name));
  const [others] = await tx.select({ n: count() }).from(savedAddresses).where(isOther);
  if (others && others.n >= MAX_SAVED_ADDRESSES)
    throw unprocessable(
      `You have saved ${MAX_SAVED_ADDRESSES} addresses. Please delete one to save another.`,
    );
  const [saved] = await tx
    .insert(savedAddresses)
    .values({ userId: user.id, name, address })
    .onConflictDoUpdate({ target: [savedAddresses.userId, savedAddresses.name], set: { address } })
    .returning(columns);
  if (!saved) throw new Error(`The address ${name} was not saved`);
  return saved;
}

/** @throws ProblemError 404, also for an address of another user; 409 if another one of this user has the name */
export async function changeAddress(
  tx: Tx,
  user: User,
  id: number,
  changed: AddressToSave,
): Promise<SavedAddress> {
  const isNamed = and(eq(savedAddresses.userId, user.id), eq(savedAddresses.name, changed.name));
  const [named] = await tx.select(columns).from(savedAddresses).where(isNamed);
  if (named && named.id !== id) throw conflict(`You have another address with the name ${changed.name}.`);
  const [saved] = await tx.update(savedAddresses).set(changed).where(isOwn(user, id)).returning(columns);
  if (!saved) throw notFound("address");
  return saved;
}

/** @throws ProblemError 404, also for an address of another user */
export async function deleteAddress(tx: Tx, user: User, id: number) {
  const deleted = await tx.delete(savedAddresses).where(isOwn(user, id)).returning();
  if (deleted.length === 0) throw notFound("address");
  return "The address has been deleted.";
}

/** Matches nothing if the id is no number that the database can look up. */
const isOwn = (user: User, id: number) =>
  and(eq(savedAddresses.id, isId(id) ? id : 0), eq(savedAddresses.userId, user.id));

const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
