import { ZipCode } from "@ligate/contract/address/schemas";
import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { ProblemError } from "../../../http/problem.ts";
import { route } from "../../../http/route.ts";
import { findTaxRate, TaxServiceUnavailableError } from "./tax.service.ts";

export const taxRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getTax, async ({ db, query, request }) => {
    const zip = ZipCode.safeParse(query.zip_code);
    if (!zip.success) throw badZip(zip.error.issues[0]?.message ?? "");
    try {
      const rate = await findTaxRate(db, app.settings, zip.data);
      return rate === null ? [] : [{ zip_code: zip.data.slice(0, 5), total_rate: rate }];
    } catch (error) {
      if (!(error instanceof TaxServiceUnavailableError)) throw error;
      request.log.warn({ err: error }, "tax lookup failed");
      throw new ProblemError(
        503,
        "The sales tax cannot be looked up at the moment. You can continue without it.",
      );
    }
  });
};

const badZip = (detail: string) =>
  new ProblemError(400, `${detail}.`, { fields: { zip_code: `${detail}.` } });
