import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";

/** The first element has `total_rate`, a decimal string such as "0.086250". Empty if the ZIP code is unknown. */
const TaxRates = z.array(z.object({ zip_code: z.string(), total_rate: z.string() }));

export const getTax = endpoint({
  method: "GET",
  path: "/api/tax/",
  tag: "payment",
  summary: "Returns the sales-tax rate of a ZIP code.",
  query: z.object({ zip_code: z.string().max(10) }),
  errors: problems(503),
  response: TaxRates,
});
