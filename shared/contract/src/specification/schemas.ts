import { Cloning } from "../catalog/cloning-schemas.ts";
import { CargoSize, DonorGuide, LeadTime, Plasmid } from "../catalog/product-schemas.ts";
import { Money } from "../common/money-schema.ts";
import { multilineText, requiredLine, singleLine } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { GeneWarning } from "../design/gene-warning.ts";
import {
  ALL_ASSEMBLIES,
  SERVICE_ANSWERS_MAX,
  SPECIFICATION_FIELDS,
  SPECIFIED_NAME_MAX,
  SPECIFIED_NOTE_MAX,
  SPECIFIED_SEQUENCE_MAX,
} from "./constants.ts";

/** As typed or pasted, with FASTA header and line breaks; `check-sequence.ts` reads it and names the first invalid character. */
const Sequence = multilineText("Sequence", SPECIFIED_SEQUENCE_MAX * 2, "A sequence has at most 20,000 bases");

/**
 * A name of at least one character. That it is visible is checked with the specification, and not here: stored lines are
 * answered with this schema.
 */
const specifiedName = (label: string) => singleLine(label, SPECIFIED_NAME_MAX).min(1, `${label} is required`);

/** A position or region of the genome, both ends included, counted from 1. */
const Coordinates = {
  assembly: z.enum(ALL_ASSEMBLIES),
  /** 1 to 22, X, Y; stored without `chr`. */
  chromosome: singleLine("Chromosome", 5),
  start: z.int().min(1).max(400_000_000),
  end: z.int().min(1).max(400_000_000),
};

const CustomPart = z.object({
  sequence: Sequence.optional(),
  note: multilineText("Note", SPECIFIED_NOTE_MAX).optional(),
});

/** A question of a service, in its words, and the answer. The server writes `label`. */
const ServiceAnswer = z.object({
  field: specifiedName("Field"),
  label: specifiedName("Label"),
  value: multilineText("Value", SPECIFIED_NOTE_MAX).min(1, "Value is required"),
});

/**
 * The answers of a customer that the SKU does not encode. The format of a line asks for some of these fields; others are refused.
 * Two lines with equal SKU and specification are one line.
 */
export const Specification = z.object({
  /** Knock-in: the sequence to insert, or an empty cloning site. */
  insert: z
    .discriminatedUnion("source", [
      z.object({
        source: z.literal("sequence"),
        name: specifiedName("Insert name"),
        sequence: Sequence,
        /** It is a cassette with a promoter and a polyA of its own. */
        has_promoter: z.literal(true).optional(),
      }),
      z.object({ source: z.literal("template") }),
    ])
    .optional(),
  /** Overexpression: the reading frame. Absent: that of the canonical transcript. */
  orf: z
    .discriminatedUnion("source", [
      z.object({
        source: z.literal("transcript"),
        /** RefSeq or Ensembl accession with its version, such as `NM_000546.6`. */
        transcript: specifiedName("Transcript"),
      }),
      z.object({
        source: z.literal("own"),
        name: specifiedName("Name of the reading frame"),
        sequence: Sequence,
        /** The customer confirms that it starts with another codon than ATG. */
        non_atg_start: z.literal(true).optional(),
      }),
    ])
    .optional(),
  /** Knock-in into a gene: where. */
  site: z
    .discriminatedUnion("at", [
      z.object({ at: z.literal("N-terminal") }),
      z.object({ at: z.literal("C-terminal") }),
      z.object({ at: z.literal("coordinates"), ...Coordinates }),
    ])
    .optional(),
  /** The tagged end of the protein. */
  terminus: z.enum(["N", "C"]).optional(),
  /** Overexpression: how the markers are made: released from the protein, from an IRES, or under a promoter of their own. */
  marker: z.enum(["2A", "IRES", "promoter"]).optional(),
  /** Inducible designs: whether the fluorescence marker shows that the gene is on, or marks all cells with the vector. */
  reporter: z.enum(["gene", "cell"]).optional(),
  /** The region to delete. */
  region: z
    .discriminatedUnion("by", [
      z.object({ by: z.literal("coordinates"), ...Coordinates }),
      z.object({
        by: z.literal("exons"),
        exons: specifiedName("Exons"),
        /** Null if unknown: the line is by quote. */
        length_bp: z.int().min(1).max(10_000_000).nullable(),
      }),
    ])
    .optional(),
  /** The species of a control at a named locus. */
  species: z.enum(["Human", "Mouse"]).optional(),
  /** Absent: the store chooses. */
  guide: z
    .discriminatedUnion("source", [
      z.object({ source: z.literal("ligate") }),
      z.object({
        source: z.literal("own"),
        sequences: z.array(Sequence).min(1).max(2),
        /** The library from which `getGuides` lists the guide. Absent: the sequence is the customer's own. */
        library: specifiedName("Library").optional(),
      }),
    ])
    .optional(),
  /** Parental line of a stable cell line. */
  cell_line: singleLine("Cell line", SPECIFIED_NAME_MAX).optional(),
  /** AAV serotype. */
  serotype: singleLine("Serotype", SPECIFIED_NAME_MAX).optional(),
  custom_tag: CustomPart.optional(),
  custom_fluorescence: CustomPart.optional(),
  custom_selection: CustomPart.optional(),
  /** Of a service: the answers to what it asks, in its order. */
  service: z.array(ServiceAnswer).max(SERVICE_ANSWERS_MAX).optional(),
});
export type Specification = z.infer<typeof Specification>;

/** A sentence about one field, such as `insert`. */
const FieldMessage = z.object({ field: z.enum(SPECIFICATION_FIELDS), message: z.string() });
export type FieldMessage = z.infer<typeof FieldMessage>;

/** A design with what a customer specifies. */
export const SpecifiedDesign = z.object({
  /** With the format whose specification it is; sequences do not depend on it. */
  product_sku: requiredLine("SKU", 60),
  specification: Specification,
});
export type SpecifiedDesign = z.infer<typeof SpecifiedDesign>;

/** The effect of a specification, and its missing or invalid fields. */
export const CheckedSpecification = z.object({
  /** Missing and invalid fields. The line can be added if there are none. */
  problems: z.array(FieldMessage),
  /** About what is allowed; they do not block. */
  warnings: z.array(FieldMessage),
  unit_price: Money.nullable(),
  list_price: Money.nullable(),
  /** Why there is no price. */
  reason: z.string().optional(),
  /** With the specified sequences. */
  cargo: CargoSize,
  /** A vector on the shelf may not be what a specification asks for. */
  availability: z.object({ ready_status: z.enum(["Yes", "No"]), lead_time: LeadTime.nullable() }).optional(),
  /** The names of the plasmids, and the plasmids, with the valid fields of the specification. */
  vector_name: z.string().optional(),
  plasmids: z.array(Plasmid).optional(),
  /** Of a plasmid that the customer clones into. */
  cloning: Cloning.optional(),
  donor_guide: DonorGuide.optional(),
  /** Warnings about the gene in the specified design. */
  gene_warnings: z.array(GeneWarning).optional(),
});
export type CheckedSpecification = z.infer<typeof CheckedSpecification>;
