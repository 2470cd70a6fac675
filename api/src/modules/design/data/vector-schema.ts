import { PART_KINDS } from "@ligate/contract/catalog/constants";
import { z } from "zod";
import { TARGET_CLASSES } from "../target.ts";
import { LongCode, Name, ShortCode } from "./design-schema.ts";

const Length = z.int().min(1);

const Feature = z.strictObject({
  kind: z.enum(PART_KINDS),
  length: Length,
  /** Short form in vector names; defaults to the name. */
  label: Name.optional(),
  /** Whether vector names append the target, as in gRNA(hTP53). */
  targeted: z.boolean().default(false),
});

const StandIn = z.strictObject({ name: Name, label: Name, length: Length });
export type StandIn = z.infer<typeof StandIn>;

/** A feature or a $slot, with the feature before or behind it, as in `P2A+$selection` and `$tag+Linker`. */
export interface Element {
  part: string;
  before?: string;
  behind?: string;
}

const Element = z
  .string()
  .regex(/^([^+]+\+)?[^+]+$/, "must be a feature, a $slot, feature+$slot or $slot+feature")
  .transform((text): Element => {
    const [first = "", second] = text.split("+");
    if (second === undefined) return { part: first };
    return first.startsWith("$") ? { part: first, behind: second } : { part: second, before: first };
  });

/** The features of a transcription unit, from promoter to terminator. */
const Cassette = z.array(Element).min(1);

const KitPlasmid = z.strictObject({
  structure: LongCode.optional(),
  /** The homology arms around the cassettes of a donor. */
  arms: z.tuple([Name, Name]).optional(),
  cassettes: z.array(Cassette).min(1),
});
export type KitPlasmid = z.infer<typeof KitPlasmid>;

export const Vectors = z.strictObject({
  features: z.record(z.string(), Feature),
  backbone: z.array(Name),
  separator: Name,
  lineMarkers: z.array(ShortCode).min(2),
  orf: z.strictObject({ control: StandIn, fluorescentControl: StandIn, template: StandIn }),
  insert: StandIn,
  translated: z.array(z.enum(TARGET_CLASSES)),
  controlSites: z.record(LongCode, z.strictObject({ label: Name, targetClass: z.enum(TARGET_CLASSES) })),
  kits: z.array(
    z.strictObject({
      functions: z.array(LongCode),
      structures: z.array(LongCode),
      promoters: z.array(LongCode).optional(),
      hasTag: z.boolean().optional(),
      terminus: z.enum(["N", "C"]).optional(),
      plasmids: z.array(KitPlasmid).min(1),
    }),
  ),
});
