import * as z from "../common/zod.ts";
import { GuideRule } from "../specification/asked-fields.ts";

/** A place of a template where customers clone. The enzyme cuts on both sides of it, and nowhere else in the plasmid. */
export const CloningSite = z.object({
  /** The role of the plasmid, such as `Guide`. */
  plasmid: z.string(),
  /** The feature, such as `gRNA` or `Left homology arm`, or `Cloning site` for a reading frame. */
  name: z.string(),
  enzyme: z.string(),
  /** The overhangs in front of and behind the insert, both as the strand of the plasmid reads them. */
  overhangs: z.tuple([z.string(), z.string()]),
  /** A guide is cloned: its rule, the loop between the strands of a hairpin, and the bases that are cloned behind it. */
  guide: z.object({ rule: GuideRule, loop: z.string().optional(), behind: z.string() }).optional(),
  /** A reading frame is cloned, with or without a start and a stop codon of its own. Absent with `guide`: a homology arm. */
  frame: z.object({ starts: z.boolean(), stops: z.boolean() }).optional(),
});
export type CloningSite = z.infer<typeof CloningSite>;

/** How customers clone into a template. */
export const Cloning = z.object({
  sites: z.array(CloningSite),
  /** Why a plasmid has no cloning site, as sentences. */
  notes: z.array(z.string()),
});
export type Cloning = z.infer<typeof Cloning>;
