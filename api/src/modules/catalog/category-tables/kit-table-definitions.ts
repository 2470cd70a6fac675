import { parseSku } from "@ligate/contract/design/sku";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import type { Tx } from "../../../db/database.ts";
import { findDesign } from "../products/find-design.ts";

const Text = z.string().min(1);
const heading = { title: Text, intro: Text };
const DesignSku = z.string().refine((sku) => parseSku(sku), "must be the SKU of a design");

/** A table in kits.yaml. */
const KitTableDefinition = z.union([
  z.strictObject({
    ...heading,
    opens: z.enum(["product", "design"]),
    kits: z.array(z.strictObject({ sku: DesignSku, holds: Text })).min(1),
  }),
  z.strictObject({ ...heading, opens: z.literal("product"), from: z.literal("shelf") }),
  z.strictObject({ ...heading, opens: z.literal("cart"), from: z.literal("stock") }),
  z.strictObject({
    ...heading,
    opens: z.literal("quote"),
    work: z.array(z.strictObject({ name: Text, holds: Text })).min(1),
  }),
]);
export type KitTableDefinition = z.infer<typeof KitTableDefinition>;

const FILE = "kits.yaml";

/** The tables of the category pages, keyed by the last segment of the page's URL. */
export const kitTableDefinitions = readYaml(FILE, z.record(z.string(), z.array(KitTableDefinition).min(1)));

/** @throws ContentError naming the first SKU whose design cannot be made */
export async function checkKitTables(tx: Tx): Promise<void> {
  const tables = Object.values(kitTableDefinitions).flat();
  const kits = tables.flatMap((table) => ("kits" in table ? table.kits : []));
  for (const { sku } of kits) {
    if (await findDesign(tx, sku)) continue;
    throw new ContentError(FILE, undefined, `${sku} is not a valid design.`);
  }
}
