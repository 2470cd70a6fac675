import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import {
  adviseDesign,
  categoryOptions,
  formatTable,
  functionOptions,
  partOptions,
  prepareRanges,
  skuOf,
  structureOptions,
} from "../../design/index.ts";
import { featuredProductPage, latestFeaturedProducts } from "./featured.service.ts";
import { designFromQuery, getProductSummary, mapDesignErrors, requireTarget } from "./product.service.ts";
import { checkSpecification } from "./specification/check-specification.service.ts";
import { supplyOffers } from "./supply-offers.ts";

export const productRoutes: FastifyPluginAsync = async (app) => {
  // Otherwise the first visitor of the designer would wait for the ranges.
  app.addHook("onListen", prepareRanges);
  route(app, contract.loadCategories, () => categoryOptions());
  route(app, contract.getFunctionTypes, async ({ db, query }) => {
    const target = await requireTarget(db, query.target_sequence);
    return mapDesignErrors(() => functionOptions(query.category_name, target));
  });
  route(app, contract.getStructureTypes, async ({ db, query }) => {
    const target = await requireTarget(db, query.target_sequence);
    return mapDesignErrors(() => structureOptions(query.function_type_name, target));
  });
  route(app, contract.getCodePParameters, async ({ db, query }) => {
    const { function_type_name, structure_type_name, target_sequence, ...chosen } = query;
    const target = await requireTarget(db, target_sequence);
    return mapDesignErrors(() => partOptions(function_type_name, structure_type_name, chosen, target));
  });
  route(app, contract.adviseDesign, ({ query }) => adviseDesign(query));
  route(app, contract.getProductSku, async ({ db, query }) => ({
    product_sku: skuOf(await designFromQuery(db, query)),
  }));
  route(app, contract.getDeliveryFormatTable, async ({ db, query }) =>
    formatTable(await designFromQuery(db, query), await supplyOffers(db)),
  );
  route(app, contract.checkSpecification, ({ db, body }) => checkSpecification(db, body));
  route(app, contract.getProductSummary, ({ db, params }) => getProductSummary(db, params.id));
  route(app, contract.getLatestFeaturedProducts, ({ db }) => latestFeaturedProducts(db));
  route(app, contract.loadFeaturedProductPage, ({ db, params }) => featuredProductPage(db, params.id));
};
