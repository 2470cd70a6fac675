import { toDollars } from "@ligate/contract/common/money";
import { and, asc, eq, inArray } from "drizzle-orm";
import { ContentError } from "../../../content-files/content-folder.ts";
import type { Tx } from "../../../db/database.ts";
import { neededCatalogNumbers, type SupplyOffer } from "../../design/index.ts";
import { supplies, supplySizes } from "./catalog.table.ts";

/** Finds the smallest size of a supply that kits need, by its catalog number. */
export async function supplyOffers(tx: Tx): Promise<(catalogNumber: string) => SupplyOffer> {
  const sizes = await smallestSizes(tx);
  return (catalogNumber) => {
    const found = sizes.get(catalogNumber);
    if (!found) throw new Error(`kits-box.yaml names ${catalogNumber}, which is not a supply.`);
    return found;
  };
}

/** @throws ContentError naming the first supply of kits-box.yaml that is not sold */
export async function checkNeededSupplies(tx: Tx): Promise<void> {
  const sizes = await smallestSizes(tx);
  const missing = neededCatalogNumbers.find((number) => !sizes.has(number));
  if (missing) throw new ContentError("design/kits-box.yaml", undefined, `there is no supply ${missing}`);
}

async function smallestSizes(tx: Tx): Promise<Map<string, SupplyOffer>> {
  const rows = await tx
    .select({ name: supplies.name, size: supplySizes })
    .from(supplySizes)
    .innerJoin(supplies, eq(supplies.catalogNumber, supplySizes.catalogNumber))
    .where(and(eq(supplySizes.position, 0), inArray(supplySizes.catalogNumber, neededCatalogNumbers)));
  return new Map(
    rows.map(({ name, size }) => [
      size.catalogNumber,
      {
        catalog_number: size.catalogNumber,
        name,
        unit_size: size.unitSize,
        price: toDollars(size.unitCents),
      },
    ]),
  );
}

/** The unit sizes of a supply, smallest first; empty for products without sizes and unknown ones. */
export async function listUnitSizes(tx: Tx, catalogNumber: string): Promise<string[]> {
  const sizes = await tx
    .select({ unitSize: supplySizes.unitSize })
    .from(supplySizes)
    .where(eq(supplySizes.catalogNumber, catalogNumber.trim().toUpperCase()))
    .orderBy(asc(supplySizes.position));
  return sizes.map(({ unitSize }) => unitSize);
}
