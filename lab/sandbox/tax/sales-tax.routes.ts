import type { FastifyInstance } from "fastify";
import { findTaxRates, isUnavailable } from "./rates.ts";

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
