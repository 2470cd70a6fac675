import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { searchGenes } from "./gene-search.service.ts";

export const geneRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getGeneTable, ({ db, query }) => searchGenes(db, query));
};
