import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { getProtocol } from "./protocol.service.ts";

export const protocolRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getProtocol, ({ db, params }) => getProtocol(db, params.function, params.structure));
};
