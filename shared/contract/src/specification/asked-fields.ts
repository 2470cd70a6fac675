import * as z from "../common/zod.ts";
import { SPECIFICATION_FIELDS } from "./constants.ts";

/** The sequences of a guide: how many, how long, and what follows them in the genome. Lengths in nucleotides. */
export const GuideRule = z.object({
  /** Such as `SpCas9 guide` or `shRNA target`. */
  name: z.string(),
  count: z.int().min(1),
  min_length: z.int().min(1),
  max_length: z.int().min(1),
  /** Such as `NGG`; null if none is required. */
  pam: z.string().nullable(),
  /** A run of four T ends transcription early. */
  is_pol3: z.boolean(),
  /** The promoter starts with G: one is added in front of other bases. */
  adds_g: z.boolean(),
});
export type GuideRule = z.infer<typeof GuideRule>;

/** A field of the specification that a format asks for. */
export const AskedField = z.object({
  field: z.enum(SPECIFICATION_FIELDS),
  /** Nothing can be added to the cart without it. */
  required: z.boolean(),
  /** The values that can be chosen. Absent if the field is typed. */
  options: z
    .array(
      z.object({
        value: z.string(),
        label: z.string(),
        /** Why the value cannot be chosen. */
        reason: z.string().optional(),
        /** A consequence that customers may not expect. */
        warning: z.string().optional(),
        /** @deprecated `warning`. Remove when no active release and no open tab reads it. */
        caution: z.string().optional(),
      }),
    )
    .optional(),
  /** The value of `options` that holds without an answer. */
  default: z.string().optional(),
  /** Asked only where the field `reporter` has this value. */
  with_reporter: z.enum(["gene", "cell"]).optional(),
  guide: GuideRule.optional(),
  /** The number of guides that `getGuides` lists, if a guide can be chosen from it. */
  listed_guides: z.int().min(1).optional(),
  /** An insert or custom part is fused to a tag or marker: a reading frame without stop codon. Absent for other fields. */
  is_fused: z.boolean().optional(),
  /** An insert or custom part is translated: a reading frame, which may end with a stop codon unless it is fused. */
  is_in_frame: z.boolean().optional(),
  /** The promoter of the design stands in front of the insert. */
  is_expressed: z.boolean().optional(),
  /** A sentence about the field, such as the limit of its length. */
  hint: z.string().optional(),
});
export type AskedField = z.infer<typeof AskedField>;
