import { PART_KINDS } from "@ligate/contract/catalog/constants";
import { ORDER_CLASSES } from "@ligate/contract/orders/constants";
import { z } from "zod";

/** The shapes of the files in content/design. */
const Code = z.string().regex(/^[A-Z0-9]{1,2}$/);
const Name = z.string().min(1);
const Length = z.int().min(0);
const Dollars = z.int().min(0);
const Days = z.object({ min: z.int().min(1), max: z.int().min(1) });
export type Days = z.infer<typeof Days>;

export const OrderClass = z.enum(ORDER_CLASSES);
export type OrderClass = z.infer<typeof OrderClass>;

const FunctionType = z.strictObject({
  id: z.int(),
  code: Code,
  name: Name,
  /** What else it is called by those who search. */
  called: z.array(Name),
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
  fine: z.int(),
  most: z.int(),
  beyond: z.enum(["refused", "unpackaged"]),
});

export const Structures = z.array(
  z.strictObject({
    symbol: Code,
    name: Name,
    label: Name,
    description: Name,
    bacterial: z.array(Code).min(1),
    selection: z.array(Code).min(1),
    open: z.array(Name),
    close: z.array(Name),
    cargo: Cargo.optional(),
    formats: z.array(z.string().regex(/^[A-Z]{2}$/)),
  }),
);
export type Structure = z.infer<typeof Structures>[number];

export const Matrix = z.record(
  Code,
  z.strictObject({
    tags: z.array(Code).min(1),
    default: z.strictObject({ fluorescence: Code }).optional(),
    needs: z.array(z.enum(["tag", "fluorescence"])).optional(),
    offered: z.record(Code, z.array(Code).min(1)),
    notOffered: z.record(Code, Name).default({}),
  }),
);

const Part = z.strictObject({ code: Code, name: Name, length: Length, description: Name });
export type Part = z.infer<typeof Part>;
const Promoter = Part.extend({ label: Name });
export type Promoter = z.infer<typeof Promoter>;
const BacterialMarker = Part.extend({ notWith: z.record(Code, Name).default({}) });
export type BacterialMarker = z.infer<typeof BacterialMarker>;

export const Parts = z.strictObject({
  promoters: z.array(Promoter),
  proteinTags: z.array(Part),
  fluorescenceMarkers: z.array(Part),
  selectionMarkers: z.array(Part),
  bacterialMarkers: z.array(BacterialMarker),
});

const OrfStandIn = z.strictObject({ name: Name, label: Name, length: z.int().min(1) });

const Feature = z.strictObject({
  kind: z.enum(PART_KINDS),
  length: z.int().min(1),
  /** In vector names, where it differs. */
  label: Name.optional(),
  /** Named with the gene that it is aimed at. */
  targeted: z.boolean().default(false),
});

export const Vectors = z.strictObject({
  features: z.record(z.string(), Feature),
  frame: z.array(Name),
  separator: Name,
  markerPromoter: Name,
  orf: z.strictObject({
    control: OrfStandIn,
    template: OrfStandIn,
    unknown: z.strictObject({ length: z.int().min(1) }),
  }),
  kits: z.array(
    z.strictObject({
      functions: z.array(Code),
      structures: z.array(Code),
      promoter: Code.optional(),
      plasmids: z
        .array(z.strictObject({ as: Code.optional(), without: Name.optional(), parts: z.array(Name) }))
        .min(1),
    }),
  ),
});
export type KitPlasmid = z.infer<typeof Vectors>["kits"][number]["plasmids"][number];

const FormatOption = z
  .strictObject({
    code: z.string().regex(/^[A-Z]{2}\d\d$/),
    description: Name,
    add: z.int().optional(),
    least: Dollars.optional(),
    quoted: Name.optional(),
  })
  .refine(
    (option) => (option.add === undefined) !== (option.quoted === undefined),
    "has either add or quoted",
  );
export type FormatOption = z.infer<typeof FormatOption>;

export const Formats = z.array(
  z.strictObject({
    prefix: z.string().regex(/^[A-Z]{2}$/),
    name: Name,
    days: Days.optional(),
    /** Packaged: has no price where the vector is too large. */
    particles: z.boolean().default(false),
    options: z.array(FormatOption).min(1),
  }),
);
export type Format = z.infer<typeof Formats>[number];

export const Prices = z.strictObject({
  functions: z.record(Code, Dollars),
  structures: z.record(Code, Dollars),
  tag: Dollars,
  fluorescence: Dollars,
  targetPercent: z.strictObject({ gene: Dollars, template: Dollars, control: Dollars }),
  orf: z.strictObject({
    functions: z.array(Code),
    steps: z.array(z.strictObject({ upTo: z.int(), add: Dollars })).min(1),
  }),
  discounts: z.strictObject({
    season: Name,
    oneIn: z.int().min(1),
    percents: z.array(z.int().min(1).max(90)).min(1),
  }),
  shelfDays: Days,
});
