import * as z from "../common/zod.ts";

/** The first element has `total_rate`, a decimal string such as "0.086250". Empty if the ZIP code is unknown. */
export const TaxRates = z.array(z.object({ zip_code: z.string(), total_rate: z.string() }));
