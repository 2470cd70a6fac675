import type { FastifyInstance } from "fastify";
import { ZIP_RANGES } from "./state-tax-rates.ts";

/** Imitates the sales tax API of API Ninjas, which returns a list of rates as strings with six decimals. */
export function salesTaxRoutes(app: FastifyInstance) {
  app.get<{ Querystring: { zip_code?: string } }>("/", async (request, reply) => {
    const zip = request.query.zip_code?.slice(0, 5) ?? "";
    if (!request.headers["x-api-key"]) return reply.code(401).send({ error: "Missing API Key." });
    if (!/^\d{5}$/.test(zip)) return reply.code(400).send({ error: "Invalid zip_code parameter." });
    if (isUnavailable(zip)) return reply.code(503).send({ error: "Service Unavailable" });
    return findTaxRates(zip);
  });
}

interface TaxRate {
  zip_code: string;
  total_rate: string;
  state_rate: string;
  city_rate: string;
  county_rate: string;
  additional_rate: string;
}

const UNAVAILABLE = "50300";
const SAN_FRANCISCO = "94103";

/** ZIP codes with a special response, listed on the index page. */
export const SPECIAL_ZIP_CODES = [
  { zip: SAN_FRANCISCO, effect: "8.625% in total" },
  { zip: "97201", effect: "No sales tax (Oregon)" },
  { zip: "00000", effect: "Unknown: an empty list" },
  { zip: UNAVAILABLE, effect: "The service is down: 503" },
];

const isUnavailable = (zip: string) => zip === UNAVAILABLE;

/** The tax rates of a ZIP code; empty if no state has it. */
function findTaxRates(zip: string): TaxRate[] {
  if (zip === SAN_FRANCISCO) return [formatTaxRate(zip, 0.06, 0.0025, 0.02375)];
  const prefix = Number(zip.slice(0, 3));
  const state = ZIP_RANGES.find(({ from, to }) => prefix >= from && prefix <= to);
  return state ? [formatTaxRate(zip, state.rate, state.local, 0)] : [];
}

function formatTaxRate(zip: string, state: number, county: number, additional: number): TaxRate {
  return {
    zip_code: zip,
    total_rate: (state + county + additional).toFixed(6),
    state_rate: state.toFixed(6),
    city_rate: "0.000000",
    county_rate: county.toFixed(6),
    additional_rate: additional.toFixed(6),
  };
}
