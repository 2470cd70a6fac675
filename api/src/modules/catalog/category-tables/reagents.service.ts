import { toDollars } from "@ligate/contract/common/money";
import type { ReagentGroup } from "@ligate/contract/content/schemas";
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import type { Tx } from "../../../db/database.ts";
import { supplies, supplySizes } from "../products/catalog.table.ts";

const FILE = "reagents.yaml";
const PAGE = "lab-supplies";

const Group = z.strictObject({ title: z.string().min(1), supplies: z.array(z.string().min(1)).min(1) });
const groups = readYaml(FILE, z.array(Group).min(1));

/** The reagent table of a service page; only the lab supplies page has one. */
export async function listReagents(tx: Tx, url: string): Promise<ReagentGroup[]> {
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
      const sizesOfSupply = byNumber.get(number) ?? [];
      const [smallest] = sizesOfSupply;
      if (!smallest) throw new Error(`${FILE} lists ${number}, which is not a supply.`);
      return {
        catalog_number: number,
        product_name: smallest.name,
        unit_sizes: sizesOfSupply.map(({ size }) => size.unitSize),
        from_price: toDollars(smallest.size.unitCents),
        lead_days: Math.max(...sizesOfSupply.map(({ size }) => size.leadDays)),
      };
    }),
  }));
}

/** @throws ContentError if the table misses a supply, lists one twice or lists one that is not sold */
export async function checkReagentTable(tx: Tx): Promise<void> {
  const sold = await tx.select({ number: supplies.catalogNumber }).from(supplies);
  const numbers = sold.map(({ number }) => number).sort();
  const listed = groups.flatMap(({ supplies: listed }) => listed).sort();
  if (listed.join() === numbers.join()) return;
  const invalid = [...listed, ...numbers].find(
    (number) => !numbers.includes(number) || listed.filter((other) => other === number).length !== 1,
  );
  throw new ContentError(FILE, undefined, `${invalid} must be a supply that the table lists exactly once.`);
}
