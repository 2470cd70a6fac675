import { PART_KINDS } from "@ligate/contract/catalog/constants";
import { z } from "zod";
import { TARGET_CLASSES } from "../target.ts";
import { BASES, LongCode, Name, ShortCode } from "./design-schema.ts";

const Bases = z.string().regex(/^[ACGT]+$/, "must be bases");

/** Few bases, with their source. */
const FEW_BASES = { bases: Bases.optional(), source: Name.optional() };

/** A stretch of a guide: a sequence of sequences.yaml, few bases, or the guide that a line may specify. */
const GuidePiece = z.strictObject({
  ...BASES,
  ...FEW_BASES,
  /** Name of the stretch as a feature within the guide. */
  name: Name.optional(),
  /** Of a target sequence: which of the specified guides it is, from 1. */
  guide: z.int().min(1).optional(),
  /** The sequence that controls without a target locus have in its place. */
  control: Name.optional(),
  reversed: z.boolean().default(false),
});
export type GuidePiece = z.infer<typeof GuidePiece>;

const Feature = z.strictObject({
  /** Defaults to the key. */
  name: Name.optional(),
  kind: z.enum(PART_KINDS),
  ...BASES,
  ...FEW_BASES,
  /** The key in GenBank files, and the class of a regulatory feature, as in `regulatory:terminator`. */
  key: z
    .string()
    .regex(/^(?!regulatory$)[a-z_A-Z]+(:[a-z_A-Z]+)?$/)
    .optional(),
  /** The parts of a guide, from its 5' end. */
  pieces: z.array(GuidePiece).min(1).optional(),
  /** The reverse complement of its sequence. */
  reversed: z.boolean().default(false),
  /** Short form in vector names; defaults to the name. */
  label: Name.optional(),
  /** Whether vector names append the target, as in gRNA(hTP53). */
  targeted: z.boolean().default(false),
});
export type Feature = z.infer<typeof Feature>;

const StandIn = z.strictObject({
  name: Name,
  label: Name,
  ...BASES,
  /** A cloning site: the cloned sequence brings its own start and stop codon. */
  empty: z.boolean().default(false),
});
export type StandIn = z.infer<typeof StandIn>;

/** Whether a name of structures.yaml is that of a sequence between two features of a published plasmid. */
export const isJunction = (name: string): boolean => name.startsWith("junction ");

/** A feature or a $slot, with the feature before or behind it, as in `P2A+$selection` and `$tag+Linker`. */
export interface Element {
  part: string;
  before?: string;
  behind?: string;
}

const Element = z
  .string()
  .regex(/^([^+]+\+)?[^+]+$/, "must be a feature, a $slot, feature+$slot, $slot+feature or $joint+$slot")
  .transform((text): Element => {
    const [first = "", second] = text.split("+");
    if (second === undefined) return { part: first };
    return second.startsWith("$") ? { part: second, before: first } : { part: first, behind: second };
  });

/** The features of a transcription unit, from promoter to terminator. */
const Cassette = z.array(Element).min(1);

const KitPlasmid = z.strictObject({
  /** The role in the kit, such as `Cas9`; unique within the kit. */
  role: Name,
  structure: LongCode.optional(),
  /** The homology arms around the cassettes of a donor. */
  arms: z.tuple([Name, Name]).optional(),
  cassettes: z.array(Cassette).min(1),
});
export type KitPlasmid = z.infer<typeof KitPlasmid>;

const NamedTranscript = z.string().regex(/\{transcript\}/, "must contain {transcript}");

export const Vectors = z.strictObject({
  features: z.record(z.string(), Feature),
  /** The features in place of one at its second and third occurrence on a plasmid. */
  alternatives: z.record(z.string(), z.array(Name).min(1)),
  /** In front of a specified guide that begins with another base than the transcripts of its promoter. */
  guideStart: z.strictObject({ bases: Bases, source: Name }),
  separator: Name,
  ires: Name,
  markerPromoters: z.array(Name).min(2),
  /** The features in front of the first protein of a transcript or behind an IRES, and behind its last. */
  translation: z.strictObject({ kozak: Name, kozakAndStart: Name, start: Name, stop: Name }),
  lineMarkers: z.array(ShortCode).min(2),
  orf: z.strictObject({
    control: StandIn,
    fluorescentControl: StandIn,
    template: StandIn,
    gene: z.strictObject({
      /** The source of the bases of a transcript: of its whole frame, and of that from its first AUG. */
      sequence: NamedTranscript,
      sequenceFromAug: NamedTranscript,
      /** Why the frame of a gene has no sequence, with and without a length on file. */
      schematic: Name,
      unknownLength: Name,
    }),
  }),
  insert: StandIn,
  cloning: z.strictObject({
    /** The enzymes that a structure may be cut with, by its symbol; the preferred first. */
    enzymes: z.record(LongCode, z.array(Name).min(1)),
    /** By enzyme: from its one cut to the other, with the sites outward. */
    cassettes: z.record(Name, z.strictObject({ bases: Bases, source: Name })),
    /** Why a plasmid has no cloning site. {plasmid} is its role. */
    none: Name,
  }),
  /** Source of the bases that a line specifies. */
  specifiedSource: Name,
  /** The loci whose homology arms are on file, left and right, by their symbols; with the guide of their donors. */
  loci: z.record(
    z.string(),
    z.strictObject({
      arms: z.tuple([Name, Name]),
      guide: z.strictObject({ bases: Bases, source: Name }),
    }),
  ),
  translated: z.array(z.enum(TARGET_CLASSES)),
  controlSites: z.record(LongCode, z.strictObject({ label: Name, targetClass: z.enum(TARGET_CLASSES) })),
  kits: z.array(
    z.strictObject({
      functions: z.array(LongCode),
      structures: z.array(LongCode),
      promoters: z.array(LongCode).optional(),
      hasTag: z.boolean().optional(),
      terminus: z.enum(["N", "C"]).optional(),
      marker: z.enum(["2A", "IRES", "promoter"]).optional(),
      reporter: z.enum(["gene", "cell"]).optional(),
      ownPromoter: z.boolean().optional(),
      plasmids: z.array(KitPlasmid).min(1),
    }),
  ),
});
