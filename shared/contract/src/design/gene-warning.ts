import { z } from "../common/zod.ts";

/** A change that ends a warning: another design, fields of the specification, or both. */
const Remedy = z.object({
  /** An imperative, such as `Tag the N terminus`. */
  label: z.string(),
  /** Without a format; absent if the design stays. */
  product_sku: z.string().optional(),
  specification: z
    .object({
      terminus: z.enum(["N", "C"]),
      marker: z.enum(["IRES", "promoter"]),
      cell_line: z.string(),
    })
    .partial()
    .optional(),
});

/** A property of the gene that an option of the design gets in the way of. */
export const GeneWarning = z.object({
  /** The option that causes it: `function`, `tag`, `fluorescence`, `selection`, or a field of the specification. */
  option: z.string(),
  /** For the customer, in full sentences. */
  message: z.string(),
  /** Where the property is published. */
  source: z.string(),
  /** True if it only informs. */
  is_note: z.boolean(),
  remedy: Remedy.optional(),
});
export type GeneWarning = z.infer<typeof GeneWarning>;
