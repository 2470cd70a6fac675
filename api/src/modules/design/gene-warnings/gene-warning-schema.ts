import { z } from "zod";
import { LongCode, Name } from "../data/design-schema.ts";
import { Accession } from "../specification/specification-data.ts";

/** Properties that gene-properties.csv gives. */
export const LISTED = [
  "depleted",
  "essential",
  "gpi_anchor",
  "programmed_frameshift",
  "selenoprotein",
  "y_linked",
] as const;
/** Properties of the proteins in gene-warnings.yaml. */
export const AUTHORED = [
  "prenylation",
  "signal_peptide",
  "alternative_start",
  "n_myristoylation",
  "oncogene",
] as const;
const IN_LINE = ["lost_in_line", "inactive_in_line"] as const;
const PROPERTIES = [...LISTED, ...AUTHORED, ...IN_LINE] as const;
export type GeneProperty = (typeof PROPERTIES)[number];

const REMEDIES = [
  "other_line",
  "inducible_rnai",
  "n_terminus",
  "endogenous_n_terminus",
  "c_terminus",
  "own_promoter",
  "ires",
  "without_tag",
  "without_fluorescence",
  "without_markers",
  "inducible_expression",
] as const;
export type RemedyKind = (typeof REMEDIES)[number];

const LocusId = z.int().min(1);

const Source = z.strictObject({
  name: Name,
  citation: Name,
  /** Of the data; absent for facts from the literature. */
  license: Name.optional(),
});

const ProteinRow = z.strictObject({
  ids: z.array(LocusId).min(1).max(2),
  source: Name,
  /** The human protein in UniProt. */
  entry: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{5,9}$/)
    .optional(),
  detail: z.string().optional(),
  /** Coding length from the first AUG with the stop codon, in the order of `ids`. */
  augBp: z.array(z.int().min(6).multipleOf(3)).max(2).default([]),
});

const CIRCUMSTANCES = [
  "any",
  "kit",
  "line",
  "female_line",
  "male_line",
  "this_line",
  "n_terminal_tag",
  "c_terminal_tag",
  "2a_behind",
] as const;

const Rule = z.strictObject({
  property: z.enum(PROPERTIES),
  when: z.enum(CIRCUMSTANCES),
  functions: z.array(LongCode).min(1),
  isRefused: z.boolean().default(false),
  isNote: z.boolean().default(false),
  /** Also holds for a reading frame that the customer supplies in place of that of the gene. */
  ownFrame: z.boolean().default(true),
  text: z.string().regex(/\{symbol\}/, "must contain {symbol}"),
  remedies: z.array(z.enum(REMEDIES)).default([]),
});
export type Rule = z.infer<typeof Rule>;

/** The content of gene-warnings.yaml. */
export const GeneWarningContent = z.strictObject({
  sources: z.record(Name, Source),
  genes: z.record(z.enum(AUTHORED), z.array(ProteinRow)),
  lines: z.array(
    z.strictObject({
      line: Accession,
      gene: LocusId,
      property: z.enum(IN_LINE),
      source: Name,
      detail: Name,
    }),
  ),
  rules: z.array(Rule).min(1),
  remedies: z.record(z.enum(REMEDIES), Name),
});
