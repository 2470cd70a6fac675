import type { FeaturedProduct, FeaturedProductPage, RelatedSupply } from "@ligate/contract/catalog/schemas";
import { divideHalfUp, toDollars } from "@ligate/contract/common/money";
import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { ProblemError } from "../../../../http/problem.ts";
import { listManuals } from "../../manuals/manual.service.ts";
import { supplies, supplySizes } from "../catalog.table.ts";
import { type Amount, supplyDetails } from "./read-supply-files.ts";

/** The featured supplies, newest first, with the price of their smallest size. */
export async function latestFeaturedProducts(tx: Tx): Promise<FeaturedProduct[]> {
  return (await smallestSizes(tx, isNotNull(supplies.featured))).map(toFeaturedProduct);
}

const smallestSizes = (tx: Tx, condition: SQL) =>
  tx
    .select({ supply: supplies, size: supplySizes })
    .from(supplies)
    .innerJoin(supplySizes, eq(supplySizes.catalogNumber, supplies.catalogNumber))
    .where(and(condition, eq(supplySizes.position, 0)))
    .orderBy(asc(supplies.featured));

type SupplySize = Awaited<ReturnType<typeof smallestSizes>>[number];

const toFeaturedProduct = ({ supply, size }: SupplySize): FeaturedProduct => ({
  catalog_number: supply.catalogNumber,
  product_name: supply.name,
  image: supply.image,
  unit_price: toDollars(size.unitCents),
});

/** The supplies with these numbers, in this order. @param purposes their purposes, by catalog number */
async function relatedSupplies(tx: Tx, purposes: Record<string, string>): Promise<RelatedSupply[]> {
  const numbers = Object.keys(purposes);
  if (numbers.length === 0) return [];
  const rows = await smallestSizes(tx, inArray(supplies.catalogNumber, numbers));
  return Object.entries(purposes).flatMap(([number, purpose]) => {
    const row = rows.find(({ supply }) => supply.catalogNumber === number);
    return row ? { ...toFeaturedProduct(row), unit_size: row.size.unitSize, purpose } : [];
  });
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
  const details = supplyDetails(catalogNumber);
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
    manuals: await listManuals(tx, catalogNumber),
    unit_prices: sizes.map((size) => toUnitPrice(size, details.amounts[size.unitSize])),
    related: await relatedSupplies(tx, details.related),
  };
}

const toUnitPrice = (
  { id, unitSize, unitCents, listCents, leadDays }: typeof supplySizes.$inferSelect,
  amount: Amount | undefined,
) => ({
  id,
  unit_size: unitSize,
  unit_price: toDollars(unitCents),
  list_price: toDollars(listCents),
  on_discount: unitCents < listCents,
  lead_days: leadDays,
  ...(amount && { price_per: { unit: amount.unit, price: toDollars(centsPer(unitCents, amount)) } }),
});

/** Amounts have at most three decimals. */
const centsPer = (cents: number, { value }: Amount): number =>
  divideHalfUp(BigInt(cents) * 1000n, BigInt(Math.round(value * 1000)));
