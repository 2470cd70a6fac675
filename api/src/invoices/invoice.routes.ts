import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";
import { viewInvoice } from "./view-invoice.ts";

export const invoiceRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getInvoice, async ({ db, visitor, params }) =>
    viewInvoice(db, await visitor.user(db), params.id),
  );
};
