import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { functionByName } from "../../design/index.ts";
import { contentRoute } from "../content-version/content-route.ts";
import { mapDesignErrors } from "../products/product.service.ts";
import { searchGenes } from "../search/genes/gene-table.service.ts";
import { prepareApprovedSymbols } from "./approved-symbols.ts";
import { getGenePage } from "./page/gene-page.service.ts";

export const geneRoutes: FastifyPluginAsync = async (app) => {
  app.addHook("onListen", async () => prepareApprovedSymbols());
  route(app, contract.getGeneTable, ({ db, query: { function_type_name: name, ...query } }) => {
    const fn = name === undefined ? undefined : mapDesignErrors(() => functionByName(name));
    return searchGenes(db, { ...query, fn });
  });
  contentRoute(app, contract.getGene, ({ db, params }) => getGenePage(db, params.species, params.symbol));
};
