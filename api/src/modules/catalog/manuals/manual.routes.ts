import type { FastifyPluginAsync } from "fastify";
import { pdfRoute } from "../printing/pdf-route.ts";
import { printedManual } from "./manual.service.ts";

export const manualRoutes: FastifyPluginAsync = async (app) => {
  pdfRoute(app, "manuals", "manual", (slug) => printedManual(app.db, slug));
};
