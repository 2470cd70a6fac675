import type { FastifyPluginAsync } from "fastify";
import { pdfRoute } from "../printing/pdf-route.ts";
import { findManualDocument } from "./manual.service.ts";

export const manualRoutes: FastifyPluginAsync = async (app) => {
  pdfRoute(app, "manuals", "manual", (slug) => findManualDocument(app.db, slug));
};
