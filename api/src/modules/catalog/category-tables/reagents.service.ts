import { toDollars } from "@ligate/contract/common/money";
import type { ReagentGroup } from "@ligate/contract/content/schemas";
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import type { Tx } from "../../../db/database.ts";
import { supplies, supplySizes } from "../products/catalog.table.ts";

const FILE = "reagents.yaml";
const PAGE = "lab-supplies";

const Group = z.strictObject({ title: z.string().min(1), supplies: z.array(z.string().min(1)).min(1) });
const groups = readYaml(FILE, z.array(Group).min(1));

/** The table of a service's page; empty on others than that of the lab supplies. */
export async function reagentsOf(tx: Tx, url: string): Promise<ReagentGroup[]> {
  if (url !== PAGE) return [];
  const sizes = await tx
    .select({ name: supplies.name, size: supplySizes })
    .from(supplySizes)
    .innerJoin(supplies, eq(supplies.catalogNumber, supplySizes.catalogNumber))
    .orderBy(asc(supplySizes.position));
  const byNumber = Map.groupBy(sizes, ({ size }) => size.catalogNumber);
  return groups.map(({ title, supplies: numbers }) => ({
    title,
    supplies: numbers.map((number) => {
      const [smallest, ...larger] = byNumber.get(number) ?? [];
      if (!smallest) throw new Error(`${FILE} names ${number}, which no supply has.`);
      return {
        catalog_number: number,
        product_name: smallest.name,
        unit_sizes: [smallest, ...larger].map(({ size }) => size.unitSize),
        from_price: toDollars(smallest.size.unitCents),
      };
    }),
  }));
}

/** @throws ContentError where a supply is missing from the table, or stands in it twice or without being sold */
export async function checkReagents(tx: Tx): Promise<void> {
  const sold = await tx.select({ number: supplies.catalogNumber }).from(supplies);
  const numbers = sold.map(({ number }) => number).sort();
  const listed = groups.flatMap(({ supplies: listed }) => listed).sort();
  if (listed.join() === numbers.join()) return;
  const odd = [...listed, ...numbers].find(
    (number) => !numbers.includes(number) || listed.filter((other) => other === number).length !== 1,
  );
  throw new ContentError(FILE, undefined, `${odd} has to be a supply, and to stand in the table once.`);
}
