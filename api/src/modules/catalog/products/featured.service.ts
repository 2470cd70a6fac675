import type { FeaturedProduct, FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { toDollars } from "@ligate/contract/common/money";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { manualsOf } from "../manuals/manual.service.ts";
import { supplies, supplySizes } from "./catalog.table.ts";

/** The featured supplies, newest first, with the price of their smallest size. */
export async function latestFeaturedProducts(tx: Tx): Promise<FeaturedProduct[]> {
  const rows = await tx
    .select({ supply: supplies, unitCents: supplySizes.unitCents })
    .from(supplies)
    .innerJoin(supplySizes, eq(supplySizes.catalogNumber, supplies.catalogNumber))
    .where(and(isNotNull(supplies.featured), eq(supplySizes.position, 0)))
    .orderBy(asc(supplies.featured));
  return rows.map(({ supply, unitCents }) => ({
    catalog_number: supply.catalogNumber,
    product_name: supply.name,
    image: supply.image,
    unit_price: toDollars(unitCents),
  }));
}

/**
 * The page of a supply, by its catalog number in upper or lower case.
 * @throws ProblemError 404
 */
export async function featuredProductPage(tx: Tx, number: string): Promise<FeaturedProductPage> {
  const catalogNumber = number.toUpperCase();
  const [supply] = await tx.select().from(supplies).where(eq(supplies.catalogNumber, catalogNumber));
  if (!supply) throw new ProblemError(404, `No product has the catalog number ${number}.`);
  const sizes = await tx
    .select()
    .from(supplySizes)
    .where(eq(supplySizes.catalogNumber, catalogNumber))
    .orderBy(asc(supplySizes.position));
  return {
    catalog_number: catalogNumber,
    product_name: supply.name,
    description: supply.description,
    key_features: supply.keyFeatures,
    performance_data: supply.performanceData,
    storage_info: supply.storageInfo,
    ship_info: supply.shipInfo,
    performance_chart: supply.performanceChart,
    images: supply.pictures,
    manuals: await manualsOf(tx, catalogNumber),
    unit_prices: sizes.map(toUnitPrice),
  };
}

const toUnitPrice = ({ id, unitSize, unitCents, listCents }: typeof supplySizes.$inferSelect) => ({
  id,
  unit_size: unitSize,
  unit_price: toDollars(unitCents),
  list_price: toDollars(listCents),
  on_discount: unitCents < listCents,
});
