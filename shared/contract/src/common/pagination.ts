import * as z from "./zod.ts";

/** Query fields of a paginated list: `page_number` from 1 and one of the offered values of `page_size`. */
export function paginationQuery(sizes: readonly number[], defaultSize: number) {
  return z.object({
    page_number: z.coerce.number().int().min(1).max(1_000_000).default(1),
    page_size: z.coerce
      .number()
      .refine((size) => sizes.includes(size), `Page sizes are ${sizes.join(", ")}.`)
      .meta({ enum: sizes })
      .default(defaultSize),
  });
}
