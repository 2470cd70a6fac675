import { problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { TaxRates } from "./schemas.ts";

export const getTax = endpoint({
  method: "GET",
  path: "/api/tax/",
  tag: "payment",
  summary: "Returns the sales-tax rate of a ZIP code.",
  query: z.object({ zip_code: z.string().max(10) }),
  errors: problems(503),
  response: TaxRates,
});
