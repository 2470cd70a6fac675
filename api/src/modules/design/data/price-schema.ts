import { SHIPPING_TEMPERATURES } from "@ligate/contract/catalog/constants";
import { toCents, toDollars } from "@ligate/contract/common/money";
import { z } from "zod";
import { LongCode, Name } from "./design-schema.ts";

/** The schemas of formats.yaml, prices.yaml and campaigns.yaml. */

/** Dollars with at most two decimals in the files; its output is integer cents. */
const SignedPrice = z
  .number()
  .refine((dollars) => toDollars(toCents(dollars)) === dollars, "must have at most two decimals")
  .transform(toCents);
const Price = SignedPrice.pipe(z.int().min(0));
const Percent = z.int().min(0);
const Days = z.object({ min: z.int().min(1), max: z.int().min(1) });
export type Days = z.infer<typeof Days>;

const Prefix = z.string().regex(/^[A-Z]{2}$/, "must be two capital letters");

const FormatOption = z
  .strictObject({
    code: z.string().regex(/^[A-Z]{2}\d\d$/),
    description: Name,
    add: SignedPrice.optional(),
    minimum: Price.optional(),
    quoteReason: Name.optional(),
    /** Of particles: up to which size of the insert they are priced; `max` is the largest that packages. */
    upTo: z.enum(["recommendedMax", "max"]).default("max"),
  })
  .refine(
    (option) => (option.add === undefined) !== (option.quoteReason === undefined),
    "must have either add or quoteReason",
  );
export type FormatOption = z.infer<typeof FormatOption>;

const Needs = z.strictObject({ oneOf: z.array(z.enum(["selection", "fluorescence"])).min(1), reason: Name });

export const Formats = z.array(
  z.strictObject({
    prefix: Prefix,
    name: Name,
    days: Days.optional(),
    ships: z.enum(SHIPPING_TEMPERATURES),
    /** The temperature at which the laboratory keeps it. */
    storage: Name,
    /** The biosafety level at which it is handled. */
    biosafety: Name,
    /** Packaged virus particles. They are not sold if the insert is too large. */
    particles: z.boolean().default(false),
    /** Needs what is cloned into a template, so that templates are by quote. */
    needsTarget: z.boolean().default(false),
    /** The format that this one is made with, in structures that have it. If it is by quote, so is this one. */
    madeWith: Prefix.optional(),
    /** The format is not offered for designs without any of these parts. */
    needs: Needs.optional(),
    options: z.array(FormatOption).min(1),
  }),
);
export type Format = z.infer<typeof Formats>[number];

const LengthSteps = z.array(z.strictObject({ upTo: z.int(), add: Price })).min(1);
export type LengthSteps = z.infer<typeof LengthSteps>;

export const Prices = z.strictObject({
  functions: z.record(LongCode, Price),
  structures: z.record(LongCode, Price),
  tag: Price,
  fluorescence: Price,
  targetPercent: z.strictObject({ gene: Percent, template: Percent, control: Percent }),
  orf: z.strictObject({ functions: z.array(LongCode), steps: LengthSteps }),
  insert: z.strictObject({ steps: LengthSteps }),
  deletion: z.strictObject({ steps: LengthSteps }),
  inStockDays: Days,
});

export const Campaigns = z.array(
  z
    .strictObject({
      name: Name,
      starts_on: z.iso.date(),
      ends_on: z.iso.date(),
      functions: z.array(LongCode).min(1).optional(),
      formats: z.array(Prefix).min(1).optional(),
      percent: z.int().min(1).max(90),
    })
    .refine(({ starts_on, ends_on }) => starts_on <= ends_on, {
      path: ["ends_on"],
      error: "must not be before starts_on",
    })
    .refine(({ functions, formats }) => functions ?? formats, "must name functions, formats or both"),
);
export type Campaign = z.infer<typeof Campaigns>[number];
