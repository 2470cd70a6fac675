import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { search } from "./search.service.ts";
import { suggest } from "./suggestions/suggestions.ts";

export const searchRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.search, ({ db, query }) => search(db, query));
  route(app, contract.suggest, async ({ db, query }) => ({ suggestions: await suggest(db, query.q) }));
};
