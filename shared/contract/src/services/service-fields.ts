import * as z from "../common/zod.ts";
import { GuideRule } from "../specification/asked-fields.ts";

/**
 * A question of a service. Staff declare it in a content file. A field has options, a guide's rule or a range, or it is a
 * text; its value is a text in each case.
 */
export const ServiceField = z.object({
  /** Identifies the field, such as `protein`. */
  field: z.string(),
  label: z.string(),
  /** The service cannot be added to the cart without it. */
  required: z.boolean(),
  hint: z.string().optional(),
  /** Characters of a text. */
  max_length: z.int().min(1),
  /** The text may have several lines. */
  is_multiline: z.boolean().optional(),
  /** The values that can be chosen. */
  options: z.array(z.string()).optional(),
  /** The value is a guide sequence. */
  guide: GuideRule.optional(),
  /** The value is a whole number. */
  range: z.object({ min: z.int(), max: z.int() }).optional(),
});
export type ServiceField = z.infer<typeof ServiceField>;
