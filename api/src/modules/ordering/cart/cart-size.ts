import { formatInteger } from "@ligate/contract/common/format-integer";
import type { Specification } from "@ligate/contract/specification/schemas";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { cartLines } from "./carts.table.ts";

const MAX_LINES = 100;
/** Of all specifications as JSON: some sequences of vectors, or two dozen of usual inserts. Every read of the cart sends them. */
export const MAX_SPECIFICATION_BYTES = 200_000;

const TOO_MANY_LINES = `A cart can hold at most ${MAX_LINES} different products.`;
const TOO_MANY_BYTES = `The sequences and notes of a cart can have at most ${formatInteger(MAX_SPECIFICATION_BYTES / 1000)} KB together. Please order the products in your cart first, or contact us.`;

/** The lines of a cart, and the bytes of their specifications. */
export interface CartSize {
  lines: number;
  bytes: number;
}

/** A line with its specification, if it has one. */
type Specified = Pick<typeof cartLines.$inferInsert, "specification">;

export const addSizes = (size: CartSize, lines: Specified[]): CartSize => ({
  lines: size.lines + lines.length,
  bytes: lines.reduce((sum, { specification }) => sum + countBytes(specification), size.bytes),
});

const countBytes = (specification: Specification | null | undefined): number =>
  specification ? Buffer.byteLength(JSON.stringify(specification)) : 0;

/** Returns a sentence if a cart of this size is too large. */
export function findSizeProblem({ lines, bytes }: CartSize): string | undefined {
  if (lines > MAX_LINES) return TOO_MANY_LINES;
  return bytes > MAX_SPECIFICATION_BYTES ? TOO_MANY_BYTES : undefined;
}

/** @param except the id of a line that does not count, because it is replaced */
export async function readCartSize(tx: Tx, cartId: number, except?: number): Promise<CartSize> {
  const [size] = await tx
    .select({
      lines: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${cartLines.specification}::text)), 0)::int`,
    })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), except === undefined ? undefined : ne(cartLines.id, except)));
  return size ?? { lines: 0, bytes: 0 };
}
