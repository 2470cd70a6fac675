import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { stockLevelsOf } from "./stock-items.service.ts";

/** Not among the cached routes, because pages show a sale within seconds. */
export const stockLevelRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getStockLevels, ({ db, params }) => stockLevelsOf(db, params.url));
};
