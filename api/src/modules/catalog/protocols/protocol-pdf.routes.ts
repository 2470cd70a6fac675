import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../../../http/public-url.ts";
import { pdfRoute } from "../printing/pdf-route.ts";
import { printedProtocol } from "./printed-protocol.ts";

export const protocolPdfRoutes: FastifyPluginAsync = async (app) => {
  const store = publicUrl(app.settings);
  pdfRoute(app, "protocols", "protocol", (codes) => printedProtocol(app.db, codes, store));
};
