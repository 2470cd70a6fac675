import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { stockLevelsOf } from "./stock-items.service.ts";

/** Apart from the cached routes: a sale has to be seen within seconds. */
export const stockLevelRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getStockLevels, ({ db, params }) => stockLevelsOf(db, params.url));
};
