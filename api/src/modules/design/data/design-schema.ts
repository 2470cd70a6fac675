import { ORDER_CLASSES } from "@ligate/contract/orders/constants";
import { z } from "zod";

/**
 * The schemas of the files in content/design. Codes become parts of SKUs: the grammar in the contract's `design/sku.ts`
 * fixes their lengths.
 */
export const LongCode = z.string().regex(/^[A-Z0-9]{2}$/, "must be two capital letters or digits");
export const ShortCode = z.string().regex(/^[A-Z0-9]$/, "must be one capital letter or digit");
export const Name = z.string().min(1);
export const Length = z.int().min(1);

export const OrderClass = z.enum(ORDER_CLASSES);
export type OrderClass = z.infer<typeof OrderClass>;

const FunctionType = z.strictObject({
  id: z.int(),
  code: LongCode,
  name: Name,
  /** Stands behind the gene in titles, such as `knock-out`. */
  purpose: Name,
  /** The thing that is cloned into a template, such as `a guide`. */
  cloned: Name,
  /** Other names that customers search for. */
  aliases: z.array(Name),
  description: Name,
});
export type FunctionType = z.infer<typeof FunctionType>;

export const Categories = z.array(
  z.strictObject({
    id: z.int(),
    name: Name,
    orderClass: OrderClass,
    description: Name,
    functions: z.array(FunctionType).min(1),
  }),
);
export type Category = z.infer<typeof Categories>[number];

const Cargo = z.strictObject({
  between: Name,
  recommendedMax: z.int(),
  max: z.int(),
  /** The verb of the sentence about the limit, as in "the 4.7 kb that packages well". */
  verb: Name,
  /** The warning between both limits, as the end of a sentence; absent where they are equal. */
  beyond: Name.optional(),
  whenTooLarge: z.enum(["refused", "unpackaged"]),
});
export type Cargo = z.infer<typeof Cargo>;

export const Structures = z.array(
  z.strictObject({
    symbol: LongCode,
    name: Name,
    label: Name,
    /** Names for the vector or the vectors of a kit in its title, such as `lentiviral vector`. */
    titles: z.strictObject({ one: Name, several: Name }),
    description: Name,
    bacterial: z.array(ShortCode).min(1),
    /** The bacteria that its plasmids are grown in, and the temperature. */
    growth: Name,
    selection: z.array(ShortCode).min(1),
    /** Features in front of the part that is packaged or integrated. */
    before: z.array(Name).default([]),
    upstream: z.array(Name),
    downstream: z.array(Name),
    /** Closes the circle, with the bacterial marker. */
    backbone: z.array(Name),
    /** Ends Pol II transcripts; a feature of every cassette, unless it is one of `downstream`. */
    terminator: Name,
    cargo: Cargo.optional(),
    /** The advice where no change of parts makes a design short enough, as a sentence. */
    otherwise: Name.default("Choose another structure type for this target."),
    formats: z.array(z.string().regex(/^[A-Z]{2}$/)),
  }),
);
export type Structure = z.infer<typeof Structures>[number];

const structureCodes = z.array(LongCode).optional();

/** Default parts other than None, in all structures or in some. */
const DefaultParts = z.strictObject({
  structures: structureCodes,
  fluorescence: ShortCode.optional(),
  selection: ShortCode.optional(),
});

/** Parts of which at least one must be chosen, in all structures or in some. The reason is a sentence. */
const NeededParts = z.strictObject({
  structures: structureCodes,
  oneOf: z.array(z.enum(["tag", "fluorescence", "selection"])).min(1),
  reason: Name,
});

export const Matrix = z.record(
  LongCode,
  z.strictObject({
    tags: z.array(ShortCode).min(1),
    defaults: z.array(DefaultParts).default([]),
    needs: z.array(NeededParts).default([]),
    offered: z.record(LongCode, z.array(LongCode).min(1)),
    notOffered: z.record(LongCode, Name).default({}),
    /** Sentences that hold for all designs of an offered pair. */
    notes: z.record(LongCode, Name).default({}),
  }),
);

/**
 * Where the bases of a feature come from: a sequence of sequences.yaml, or its length with a sentence that says why there is
 * no sequence. A part without either has no bases: None, and the promoter of the gene itself.
 */
export const BASES = {
  sequence: Name.optional(),
  length: Length.optional(),
  schematic: Name.optional(),
};

/** Of a schematic feature that is translated: whether it has a start and a stop codon of its own. */
export const CODONS = { starts: z.boolean().default(false), stops: z.boolean().default(false) };

const Part = z.strictObject({
  code: ShortCode,
  name: Name,
  /** A name that the part had before; links of that time have it. */
  formerName: Name.optional(),
  ...BASES,
  ...CODONS,
  description: Name,
});
export type Part = z.infer<typeof Part>;
const Promoter = Part.extend({ code: LongCode, label: Name });
export type Promoter = z.infer<typeof Promoter>;
const BacterialMarker = Part.extend({ incompatibleWith: z.record(ShortCode, Name).default({}) });
export type BacterialMarker = z.infer<typeof BacterialMarker>;

export const Parts = z.strictObject({
  promoters: z.array(Promoter),
  proteinTags: z.array(Part),
  fluorescenceMarkers: z.array(Part),
  selectionMarkers: z.array(Part),
  bacterialMarkers: z.array(BacterialMarker),
});
