import { randomBytes } from "node:crypto";
import { MAX_SAVED_DESIGNS } from "@ligate/contract/saved-designs/constants";
import type { DesignToSave, SavedDesign, SharedDesign } from "@ligate/contract/saved-designs/schemas";
import { and, count, desc, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import { notFound, unprocessable } from "../../../http/problem.ts";
import { type User, users } from "../accounts/users.table.ts";
import { type SavedDesignRow, savedDesigns } from "./saved-designs.table.ts";

/** Functions of catalog, which identity must not import; `app.ts` passes them in. */
export interface DesignCatalog {
  /** Finds the design of a SKU: its SKU without a delivery format, and the name and title of the product. */
  describeDesign: (tx: Tx, sku: string) => Promise<{ sku: string; name: string; title: string } | undefined>;
  /** The titles of designs by their SKUs, without those of unknown genes. */
  readDesignTitles: (tx: Tx, skus: string[]) => Promise<Map<string, string>>;
}

interface DesignOwner extends Pick<DesignCatalog, "describeDesign"> {
  user: User;
}

export async function listDesigns(
  tx: Tx,
  user: User,
  { readDesignTitles }: Pick<DesignCatalog, "readDesignTitles">,
): Promise<SavedDesign[]> {
  const rows = await tx
    .select()
    .from(savedDesigns)
    .where(eq(savedDesigns.userId, user.id))
    .orderBy(desc(savedDesigns.savedAt), savedDesigns.id);
  const titles = await readDesignTitles(
    tx,
    rows.map(({ productSku }) => productSku),
  );
  return rows.map((row) => ({ ...toSavedDesign(row), title: titles.get(row.productSku) }));
}

/**
 * Saves the design of a SKU, once per account; `duplicateDesign` saves further copies.
 * @throws ProblemError 422 if the SKU is invalid or the account has reached its maximum
 */
export async function saveDesign(
  db: Database,
  { user, describeDesign }: DesignOwner,
  wanted: DesignToSave,
): Promise<SavedDesign> {
  const found = await describeDesign(db, wanted.product_sku);
  if (!found) throw unprocessable(`No product has the SKU ${wanted.product_sku}.`);
  const { sku: productSku, name: productName, title } = found;
  return db.transaction(async (tx) => {
    await lockDesigns(tx, user);
    const held = await findBySku(tx, user, productSku);
    if (held) return toSavedDesign(held);
    await assertSpaceLeft(tx, user);
    const id = randomBytes(16).toString("base64url");
    const [saved] = await tx
      .insert(savedDesigns)
      .values({ id, userId: user.id, productSku, productName, name: wanted.name ?? title })
      .returning();
    if (!saved) throw new Error(`The design ${productSku} was not saved`);
    return toSavedDesign(saved);
  });
}

/** Locks the account until the transaction ends: its designs are counted, and its copies numbered, one after the other. */
export const lockDesigns = (tx: Tx, { id }: User) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");

/** @throws ProblemError 404, also for a design of another user */
export async function renameDesign(tx: Tx, user: User, id: string, name: string): Promise<SavedDesign> {
  const [renamed] = await tx.update(savedDesigns).set({ name }).where(isOwn(user, id)).returning();
  if (!renamed) throw notFound("saved design");
  return toSavedDesign(renamed);
}

/** Deletes all designs of an account. */
export const deleteDesigns = (tx: Tx, { id }: User) =>
  tx.delete(savedDesigns).where(eq(savedDesigns.userId, id));

/** @throws ProblemError 404, also for a design of another user */
export async function deleteDesign(tx: Tx, user: User, id: string) {
  const deleted = await tx.delete(savedDesigns).where(isOwn(user, id)).returning();
  if (deleted.length === 0) throw notFound("saved design");
  return "The design has been deleted.";
}

/** @throws ProblemError 404 */
export async function findSharedDesign(tx: Tx, id: string): Promise<SharedDesign> {
  const [row] = await tx.select().from(savedDesigns).where(eq(savedDesigns.id, id));
  if (!row) throw notFound("shared design");
  return toSharedDesign(row);
}

async function findBySku(tx: Tx, user: User, sku: string): Promise<SavedDesignRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedDesigns)
    .where(and(eq(savedDesigns.userId, user.id), eq(savedDesigns.productSku, sku)))
    .orderBy(savedDesigns.copyNumber)
    .limit(1);
  return row;
}

/** @throws ProblemError 422 if the account has reached its maximum */
export async function assertSpaceLeft(tx: Tx, user: User) {
  const [kept] = await tx.select({ n: count() }).from(savedDesigns).where(eq(savedDesigns.userId, user.id));
  if (kept && kept.n >= MAX_SAVED_DESIGNS) {
    throw unprocessable(`You have saved ${MAX_SAVED_DESIGNS} designs. Please delete one to save another.`);
  }
}

export const isOwn = (user: User, id: string) =>
  and(eq(savedDesigns.id, id), eq(savedDesigns.userId, user.id));

const toSharedDesign = ({ id, name, productSku, productName }: SavedDesignRow): SharedDesign => ({
  id,
  name,
  product_sku: productSku,
  product_name: productName,
});

export const toSavedDesign = (row: SavedDesignRow): SavedDesign => ({
  ...toSharedDesign(row),
  date_saved: row.savedAt.toISOString().slice(0, 10),
});
