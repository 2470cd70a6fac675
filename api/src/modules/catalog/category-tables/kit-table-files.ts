import { parseSku } from "@ligate/contract/design/sku";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import type { Tx } from "../../../db/database.ts";
import { findDesign } from "../products/find-design.ts";

const Text = z.string().min(1);
const titled = { title: Text, intro: Text };
const DesignSku = z.string().refine((sku) => parseSku(sku), "is not the SKU of a design");

/** A table as kits.yaml has it. */
const KitTableLines = z.union([
  z.strictObject({
    ...titled,
    opens: z.enum(["product", "design"]),
    kits: z.array(z.strictObject({ sku: DesignSku, holds: Text })).min(1),
  }),
  z.strictObject({ ...titled, opens: z.literal("product"), from: z.literal("shelf") }),
  z.strictObject({ ...titled, opens: z.literal("cart"), from: z.literal("stock") }),
  z.strictObject({
    ...titled,
    opens: z.literal("quote"),
    work: z.array(z.strictObject({ name: Text, holds: Text })).min(1),
  }),
]);
export type KitTableLines = z.infer<typeof KitTableLines>;

const FILE = "kits.yaml";

/** The tables of the category pages, by the last part of their address. */
export const kitTableLines = readYaml(FILE, z.record(z.string(), z.array(KitTableLines).min(1)));

/** @throws ContentError naming the first SKU that no design can be made of */
export async function checkKits(tx: Tx): Promise<void> {
  const tables = Object.values(kitTableLines).flat();
  const kits = tables.flatMap((table) => ("kits" in table ? table.kits : []));
  for (const { sku } of kits) {
    if (await findDesign(tx, sku)) continue;
    throw new ContentError(FILE, undefined, `${sku} is no design that can be made.`);
  }
}
