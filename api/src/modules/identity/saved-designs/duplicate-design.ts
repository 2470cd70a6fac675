import { randomBytes } from "node:crypto";
import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { and, eq, max } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import type { User } from "../accounts/users.table.ts";
import { assertSpaceLeft, isOwn, lockDesigns, toSavedDesign } from "./saved-design.service.ts";
import { type SavedDesignRow, savedDesigns } from "./saved-designs.table.ts";

const NAME_MAX = 200;

/**
 * Saves a copy of a saved design, independent of the original.
 * @throws ProblemError 404, also for a design of another user; 422 if the account has reached its maximum
 */
export function duplicateDesign(db: Database, user: User, id: string): Promise<SavedDesign> {
  return db.transaction(async (tx) => {
    await lockDesigns(tx, user);
    const [original] = await tx.select().from(savedDesigns).where(isOwn(user, id));
    if (!original) throw notFound("saved design");
    await assertSpaceLeft(tx, user);
    const copyNumber = await nextCopyNumber(tx, original);
    const [copy] = await tx
      .insert(savedDesigns)
      .values({
        id: randomBytes(16).toString("base64url"),
        userId: user.id,
        productSku: original.productSku,
        productName: original.productName,
        name: nameCopy(original.name, copyNumber),
        copyNumber,
      })
      .returning();
    if (!copy) throw new Error(`The design ${id} was not copied`);
    return toSavedDesign(copy);
  });
}

async function nextCopyNumber(tx: Tx, { userId, productSku }: SavedDesignRow): Promise<number> {
  const [newest] = await tx
    .select({ copyNumber: max(savedDesigns.copyNumber) })
    .from(savedDesigns)
    .where(and(eq(savedDesigns.userId, userId), eq(savedDesigns.productSku, productSku)));
  return (newest?.copyNumber ?? 0) + 1;
}

/** `Activator` becomes `Activator (copy)`, its next copy `Activator (copy 2)`. */
function nameCopy(name: string, copyNumber: number): string {
  const suffix = copyNumber === 1 ? " (copy)" : ` (copy ${copyNumber})`;
  const base = name.replace(/ \(copy(?: \d+)?\)$/, "");
  // Half of a character cannot be stored.
  return base.slice(0, NAME_MAX - suffix.length).replace(/[\uD800-\uDBFF]$/, "") + suffix;
}
