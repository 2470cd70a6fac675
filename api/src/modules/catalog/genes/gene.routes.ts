import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { functionByName } from "../../design/index.ts";
import { mapDesignErrors } from "../products/product.service.ts";
import { searchGenes } from "./search/gene-search.service.ts";

export const geneRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getGeneTable, ({ db, query: { function_type_name: name, ...query } }) => {
    const fn = name === undefined ? undefined : mapDesignErrors(() => functionByName(name));
    return searchGenes(db, { ...query, fn });
  });
};
