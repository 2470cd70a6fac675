import { z } from "zod";

/** `page_number` from 1, and `page_size` one of the sizes that the screen offers; from a query, so of text. */
export function pageOf(sizes: readonly number[], defaultSize: number) {
  return z.object({
    page_number: z.coerce.number().int().min(1).max(1_000_000).default(1),
    page_size: z.coerce
      .number()
      .refine((size) => sizes.includes(size), `Page sizes are ${sizes.join(", ")}.`)
      .meta({ enum: sizes })
      .default(defaultSize),
  });
}
