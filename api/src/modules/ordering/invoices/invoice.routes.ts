import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { viewInvoice } from "./view-invoice.ts";

export const invoiceRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getInvoice, async ({ db, session, params }) =>
    viewInvoice(db, await session.user(db), params.id),
  );
};
