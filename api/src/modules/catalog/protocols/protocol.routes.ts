import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { contentRoute } from "../content-version/content-route.ts";
import { getProtocol } from "./protocol.service.ts";

export const protocolRoutes: FastifyPluginAsync = async (app) => {
  contentRoute(app, contract.getProtocol, ({ db, params }) =>
    getProtocol(db, params.function, params.structure),
  );
};
