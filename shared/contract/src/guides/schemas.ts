import * as z from "../common/zod.ts";
import { ALL_ASSEMBLIES } from "../specification/constants.ts";

/** A guide of a published library for the gene of a design. What the library does not say is null. */
export const ListedGuide = z.object({
  /** Counts from 1, the best published score first. */
  rank: z.int().min(1),
  /** Such as `Brunello`. Library and sequence identify a guide. */
  library: z.string(),
  /** 5′ to 3′, without the PAM. */
  sequence: z.string(),
  /** The symbol of the gene in the library. */
  symbol: z.string(),
  /** The bases after the guide in the genome, such as `TGG`. */
  pam: z.string().nullable(),
  /** RefSeq accession that `exon` and `strand` refer to. */
  transcript: z.string().nullable(),
  exon: z.int().nullable(),
  /** `sense`: the guide reads as the transcript does. */
  strand: z.enum(["sense", "antisense"]).nullable(),
  assembly: z.enum(ALL_ASSEMBLIES).nullable(),
  /** Without `chr`. */
  chromosome: z.string().nullable(),
  /** The base after the cut, counted from 1. */
  position: z.int().nullable(),
  /** On-target score as published with the library, from 0 to 1. */
  published_score: z.number().nullable(),
  /** On-target score that the store computes from the bases around the guide, from 0 to 1. An estimate. */
  estimate: z.number().nullable(),
});
export type ListedGuide = z.infer<typeof ListedGuide>;

/** A score in words. */
const ScoreText = z.object({ name: z.string(), meaning: z.string() });

/** The guides that a customer can choose from. Empty where the store has no library with guides for the gene. */
export const GuideList = z.object({
  /** The libraries with guides in the list, the best first. */
  libraries: z.array(z.object({ name: z.string(), about: z.string() })),
  guides: z.array(ListedGuide),
  published_score: ScoreText,
  estimate: ScoreText,
  /** Limits of both scores. */
  caveat: z.string(),
});
export type GuideList = z.infer<typeof GuideList>;
