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

/** A feature or a $slot. `joint` is the feature before it, as in `P2A+$selection`. */
export interface Element {
  part: string;
  joint?: string;
}

const Element = z
  .string()
  .regex(/^([^+]+\+)?[^+]+$/, "must be a feature, a $slot or feature+$slot")
  .transform((text): Element => {
    const [first = "", second] = text.split("+");
    return second === undefined ? { part: first } : { part: second, joint: first };
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
      plasmids: z.array(KitPlasmid).min(1),
    }),
  ),
});
