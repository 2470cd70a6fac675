import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { fileRoute } from "../../../http/file-route.ts";
import { countOrThrow, FILES_BY_ADDRESS } from "../../../http/limits.ts";
import { route } from "../../../http/route.ts";
import { loadOnUse } from "../../../loading/load-on-use.ts";
import { readSupplierFiles } from "./supplier-files.ts";
import { openSupplierDocument, openSupplierZip, viewSupplierPacket } from "./supplier-packet.service.ts";

/** The files do not change while the process runs. The seed has checked them. */
const getFiles = loadOnUse(readSupplierFiles);

export const supplierRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getSupplierPacket, () => viewSupplierPacket(getFiles(), app.settings));
  fileRoute(app, contract.getSupplierDocument, async ({ db, params, request }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return openSupplierDocument(getFiles(), params.id, app.settings);
  });
  fileRoute(app, contract.getSupplierPacketZip, async ({ db, request }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return openSupplierZip(getFiles(), app.settings);
  });
};
