import { Money } from "../common/money-schema.ts";
import * as z from "../common/zod.ts";
import { CARGO_LEVELS } from "../design/constants.ts";
import { GeneWarning } from "../design/gene-warning.ts";
import { DesignFix } from "../design/schemas.ts";
import { TargetGene } from "../genes/schemas.ts";
import { AskedField } from "../specification/asked-fields.ts";
import { Cloning } from "./cloning-schemas.ts";
import { PART_KINDS } from "./constants.ts";
import { Handling } from "./handling-schema.ts";
import { StockItemPage } from "./stock-item-schemas.ts";

/** One feature of a plasmid. */
export const PlasmidPart = z.object({
  name: z.string(),
  kind: z.enum(PART_KINDS),
  length_bp: z.int().min(1),
  /** Position of its first base on the plasmid, counted from 1. */
  start_bp: z.int().min(1),
  /** -1: reads against the numbering of the plasmid. */
  strand: z.literal([1, -1]),
  /** How many of its bases are known; the others are `N` in the sequence. A part with unknown bases is schematic. */
  known_bp: z.int().min(0),
  /** Where its bases come from, such as `pLKO.1-puro (Addgene 8453)`; of a schematic part, why they are not known. */
  source: z.string(),
  /** True if it follows from the kit instead of from a choice of the customer. */
  is_generated: z.boolean(),
});
export type PlasmidPart = z.infer<typeof PlasmidPart>;

/** A plasmid of the kit, with its features in order of position. A kit of separate vectors has several plasmids. */
export const Plasmid = z.object({
  name: z.string(),
  /** Its role in the kit, such as `Cas9`, `Guide` or `Donor`. */
  role: z.string(),
  total_bp: z.int(),
  /** How many of its bases are known. */
  known_bp: z.int().min(0),
  parts: z.array(PlasmidPart),
});
export type Plasmid = z.infer<typeof Plasmid>;

/** Size of the packaged insert compared with the packaging capacity. */
export const CargoSize = z.object({
  /** From repeat to repeat of a viral or piggyBac vector; otherwise what lies between the ends of the backbone. */
  insert_bp: z.int(),
  level: z.enum(CARGO_LEVELS),
  /** A sentence for the user if the level is not `fine`, or if a length is unknown and therefore not included. */
  message: z.string().optional(),
});

/** In business days. */
export const LeadTime = z.object({ min_days: z.int(), max_days: z.int() });

export const DonorGuide = z.object({ sequence: z.string(), source: z.string() });

/** A product, decoded from its SKU. An empty slot is `None`; those of a stock item are all empty. */
export const ProductSummary = z.object({
  product_sku: z.string(),
  /** The product's display name. */
  product_name: z.string(),
  /** In a biologist's words, such as `TP53 knock-out, all-in-one lentiviral vector`. Kits that differ in parts only share it. */
  title: z.string().optional(),
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
  /** The bacteria that the plasmids are grown in, and the temperature. */
  growth: z.string().optional(),
  /** Of a stock item, its SKU without the hyphen. */
  target_sequence: z.string(),
  /** `Ctrl` or `Template` for the two targets that are not genes. */
  gene_symbol: z.string(),
  species: z.enum(["Human", "Mouse"]).nullable(),
  /** The target gene; null for controls and templates. */
  gene: TargetGene.nullable(),
  /** Warnings about the gene in this design; absent if there are none. */
  gene_warnings: z.array(GeneWarning).optional(),
  delivery_format_name: z.string().nullable(),
  plasmids: z.array(Plasmid),
  cargo: CargoSize,
  /** The guide that the homology arms of a donor fit to; absent if the guide is chosen. `source` is a phrase. */
  donor_guide: DonorGuide.optional(),
  /** Of a template. */
  cloning: Cloning.optional(),
  /** The lowest price of any format; null if every format needs a consultation. */
  from_price: Money.nullable(),
  /** Business days of the fastest format. */
  lead_time: LeadTime,
  /** Absent for a design. */
  stock_item: StockItemPage.optional(),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

/** A thing in the box of a kit. */
export const BoxItem = z.object({
  name: z.string(),
  /** Tubes and amount, such as `1 × 10 µg` or `1 mL, ≥1×10⁷ TU`. */
  amount: z.string(),
});
export type BoxItem = z.infer<typeof BoxItem>;

/** A reagent that using the kit needs and that is not in its box. */
export const NeededReagent = z.object({
  catalog_number: z.string(),
  name: z.string(),
  unit_size: z.string(),
  price: Money,
  /** Its purpose, as a sentence. */
  reason: z.string(),
});
export type NeededReagent = z.infer<typeof NeededReagent>;

/** A discount that staff declared for a period. */
export const Campaign = z.object({ name: z.string(), ends_on: z.iso.date() });
export type Campaign = z.infer<typeof Campaign>;

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
  lead_time: LeadTime.nullable(),
  handling: Handling.optional(),
  /** Why the option has no price, or why it is not offered, as a sentence for the user. */
  reason: z.string().optional(),
  /** A sentence about the option at its price, such as a lower titer. */
  note: z.string().optional(),
  /** The smallest change of the design that gives the option a price, where its size is the reason why it has none. */
  fix: DesignFix.optional(),
  /** False if this design is not made in this format; then there is no price, and no quote either. */
  is_offered: z.boolean(),
  /** The campaign of the discount; null without a discount. */
  campaign: Campaign.nullable(),
  /** The specification that the product needs besides the SKU. */
  asks: z.array(AskedField),
  box: z.array(BoxItem),
  needs: z.array(NeededReagent),
});
export type FormatOption = z.infer<typeof FormatOption>;

/** Options by delivery format, in display order. */
export const DeliveryFormatTable = z.record(z.string(), z.array(FormatOption));
export type DeliveryFormatTable = z.infer<typeof DeliveryFormatTable>;
