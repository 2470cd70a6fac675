import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { PART_KINDS } from "./constants.ts";

/** One feature of a plasmid. */
export const PlasmidPart = z.object({
  name: z.string(),
  kind: z.enum(PART_KINDS),
  length_bp: z.int().min(1),
});
export type PlasmidPart = z.infer<typeof PlasmidPart>;

/** A plasmid of the kit, with its features in order of position. A kit of separate vectors has several plasmids. */
export const Plasmid = z.object({
  name: z.string(),
  total_bp: z.int(),
  parts: z.array(PlasmidPart),
});
export type Plasmid = z.infer<typeof Plasmid>;

/** Size of the packaged insert compared with the packaging capacity. */
export const CargoSize = z.object({
  /** Length between the repeats of a viral or piggyBac vector; otherwise of the whole plasmid. */
  insert_bp: z.int(),
  level: z.enum(["fine", "lower_titre", "too_large"]),
  /** A sentence for the user if the level is not `fine`. */
  message: z.string().optional(),
});

/** A product, decoded from its SKU. An empty slot is `None`. */
export const ProductSummary = z.object({
  product_sku: z.string(),
  /** The product's display name. */
  product_name: z.string(),
  /** Name in the usual notation of vectors, such as `pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)`. */
  vector_name: z.string(),
  product_category: z.string(),
  function_type_name: z.string(),
  structure_type_name: z.string(),
  promoter_name: z.string(),
  protein_tag_name: z.string(),
  fluorescene_marker_name: z.string(),
  selection_marker_name: z.string(),
  bacterial_marker_name: z.string(),
  /** Why the bacterial marker is not the default one; absent if it is. */
  bacterial_marker_note: z.string().optional(),
  target_sequence: z.string(),
  /** `Ctrl` or `Template` for the two targets that are not genes. */
  gene_symbol: z.string(),
  species: z.enum(["Human", "Mouse"]).nullable(),
  delivery_format_name: z.string().nullable(),
  plasmids: z.array(Plasmid),
  cargo: CargoSize,
  /** The lowest price of any format; null if every format needs a consultation. */
  from_price: Money.nullable(),
  /** Business days of the fastest format. */
  lead_time: z.object({ min_days: z.int(), max_days: z.int() }),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

/** One option of a delivery format. `adjusted_price` is the price charged per piece. A null price means Consult. */
export const FormatOption = z.object({
  product_sku: z.string(),
  product_name: z.string(),
  quantity: z.literal(1),
  unit_price: Money.nullable(),
  list_price: Money.nullable(),
  adjusted_price: Money.nullable(),
  on_discount: z.boolean(),
  ready_status: z.enum(["Yes", "No"]),
  delivery_format_name: z.string(),
  product_format_description: z.string(),
  lead_time: z.object({ min_days: z.int(), max_days: z.int() }).nullable(),
  /** Why the option has no price, as a sentence for the user. */
  reason: z.string().optional(),
});
export type FormatOption = z.infer<typeof FormatOption>;

/** Options by delivery format, in display order. */
export const DeliveryFormatTable = z.record(z.string(), z.array(FormatOption));
export type DeliveryFormatTable = z.infer<typeof DeliveryFormatTable>;
