import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { supplySizes } from "./catalog.table.ts";

/** The unit sizes of a supply, smallest first; empty for products without sizes and unknown ones. */
export async function unitSizesOf(tx: Tx, catalogNumber: string): Promise<string[]> {
  const sizes = await tx
    .select({ unitSize: supplySizes.unitSize })
    .from(supplySizes)
    .where(eq(supplySizes.catalogNumber, catalogNumber.trim().toUpperCase()))
    .orderBy(asc(supplySizes.position));
  return sizes.map(({ unitSize }) => unitSize);
}
