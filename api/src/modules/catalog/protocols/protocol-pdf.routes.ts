import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../../../http/public-url.ts";
import { pdfRoute } from "../printing/pdf-route.ts";
import { findProtocolDocument } from "./printed-protocol.ts";

export const protocolPdfRoutes: FastifyPluginAsync = async (app) => {
  const storeUrl = publicUrl(app.settings);
  pdfRoute(app, "protocols", "protocol", (codes) => findProtocolDocument(app.db, codes, storeUrl));
};
