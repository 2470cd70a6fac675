import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { fileRoute } from "../../../http/file-route.ts";
import { openOwnFile } from "./open-own-file.ts";

export const orderFileRoutes: FastifyPluginAsync = async (app) => {
  fileRoute(app, contract.getOrderFile, async ({ db, session, params, request }) =>
    openOwnFile(db, await session.user(db), params.id, { settings: app.settings, log: request.log }),
  );
};
