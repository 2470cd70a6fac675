import { PART_KINDS } from "../catalog/constants.ts";
import * as z from "../common/zod.ts";
import { SpecifiedDesign } from "../specification/schemas.ts";
import { SEQUENCE_FORMATS } from "./constants.ts";

/** A region of a plasmid. Positions count from 1, and both ends are included. */
export const SequenceFeature = z.object({
  name: z.string(),
  kind: z.enum(PART_KINDS),
  start_bp: z.int().min(1),
  end_bp: z.int().min(1),
  /** -1: reads against the numbering of the plasmid. */
  strand: z.literal([1, -1]),
  /** Where its bases come from; of a schematic feature, why they are not known. */
  source: z.string(),
  /** Some of its bases are unknown. */
  is_schematic: z.boolean(),
  /** Translated, from its first base on. */
  is_coding: z.boolean(),
});
export type SequenceFeature = z.infer<typeof SequenceFeature>;

/** The sequence of a circular plasmid. */
export const PlasmidSequence = z.object({
  name: z.string(),
  /** Its role in the kit, such as `Cas9`, `Guide` or `Donor`. */
  role: z.string(),
  /** Upper case; `N` is a base that is not known. */
  bases: z.string().regex(/^[ACGTN]+$/),
  known_bp: z.int().min(0),
  /** In order of position. The features of a guide, such as its spacer, lie within the guide and follow it. */
  features: z.array(SequenceFeature),
});
export type PlasmidSequence = z.infer<typeof PlasmidSequence>;

/** The plasmids of a kit as designed: not as built, and not as sequenced. */
export const KitSequences = z.object({
  /** Without its format. */
  product_sku: z.string(),
  product_name: z.string(),
  plasmids: z.array(PlasmidSequence),
});
export type KitSequences = z.infer<typeof KitSequences>;

export const SpecifiedSequenceFile = SpecifiedDesign.extend({ format: z.enum(SEQUENCE_FORMATS) });
export type SpecifiedSequenceFile = z.infer<typeof SpecifiedSequenceFile>;

export const SequenceFile = z.object({ name: z.string(), text: z.string() });

export const SequenceFileQuery = z.object({ format: z.enum(SEQUENCE_FORMATS).default("genbank") });
