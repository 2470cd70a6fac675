import { z } from "zod";

/** The first element has `total_rate`, a decimal text such as "0.086250"; empty where the ZIP is unknown. */
export const TaxRates = z.array(z.object({ zip_code: z.string(), total_rate: z.string() }));
