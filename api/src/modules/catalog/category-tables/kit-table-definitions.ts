import { parseSku } from "@ligate/contract/design/sku";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
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
    /** `holds` describes the SKU in all tables. */
    kits: z.array(z.strictObject({ sku: DesignSku, holds: Text.optional() })).min(1),
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

const byPage = new Map(Object.entries(kitTableDefinitions));
export const listTableDefinitions = (url: string): KitTableDefinition[] => byPage.get(url) ?? [];

const listedKits = (definitions: typeof kitTableDefinitions) =>
  Object.values(definitions)
    .flat()
    .flatMap((table) => ("kits" in table ? table.kits : []));

/** The description of the contents of a kit, by its SKU. A SKU has the same description in all tables. */
export const kitDescriptions: ReadonlyMap<string, string> = describeKits(kitTableDefinitions);

/** @throws ContentError naming the first SKU that is described twice, or not at all */
export function describeKits(definitions: typeof kitTableDefinitions): Map<string, string> {
  const kits = listedKits(definitions);
  const descriptions = new Map<string, string>();
  for (const { sku, holds } of kits) {
    if (!holds) continue;
    if (descriptions.has(sku)) throw new ContentError(FILE, undefined, `${sku} is described twice.`);
    descriptions.set(sku, holds);
  }
  const undescribed = kits.find(({ sku }) => !descriptions.has(sku));
  if (undescribed) throw new ContentError(FILE, undefined, `No table says what ${undescribed.sku} holds.`);
  return descriptions;
}

/** @throws ContentError naming the first SKU whose design cannot be made */
export async function checkKitTables(tx: Tx): Promise<void> {
  for (const { sku } of listedKits(kitTableDefinitions)) {
    if (await findDesign(tx, sku)) continue;
    throw new ContentError(FILE, undefined, `${sku} is not a valid design.`);
  }
}
