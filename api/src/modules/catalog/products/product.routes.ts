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
  structureOptions,
  toSku,
} from "../../design/index.ts";
import { contentRoute, liveContentRoute } from "../content-version/content-route.ts";
import { countGuides } from "../guides/find-guides.ts";
import { checkSpecification } from "./check-specification.service.ts";
import {
  designFromQuery,
  getDesignState,
  getProductSummary,
  mapDesignErrors,
  requireTarget,
} from "./product.service.ts";
import { findStockItem, stockItemSummary } from "./stock-items/stock-item-summary.ts";
import { featuredProductPage, latestFeaturedProducts } from "./supplies/featured.service.ts";
import { supplyOffers } from "./supply-offers.ts";

/** Lists options with their ranges. Other requests are answered while these are being computed. */
async function fromRanges<Options>(list: () => Options): Promise<Options> {
  await prepareRanges();
  return mapDesignErrors(list);
}

export const productRoutes: FastifyPluginAsync = async (app) => {
  // Otherwise the first visitor of the designer would wait for the ranges.
  app.addHook("onListen", prepareRanges);
  contentRoute(app, contract.loadCategories, () => fromRanges(() => categoryOptions()));
  contentRoute(app, contract.getFunctionTypes, async ({ db, query }) => {
    const target = await requireTarget(db, query.target_sequence);
    return fromRanges(() => functionOptions(query.category_name, target));
  });
  contentRoute(app, contract.getStructureTypes, async ({ db, query }) => {
    const target = await requireTarget(db, query.target_sequence);
    return fromRanges(() => structureOptions(query.function_type_name, target));
  });
  contentRoute(app, contract.getCodePParameters, async ({ db, query }) => {
    const { function_type_name, structure_type_name, target_sequence, ...chosen } = query;
    const target = await requireTarget(db, target_sequence);
    return fromRanges(() => partOptions(function_type_name, structure_type_name, chosen, target));
  });
  contentRoute(app, contract.getDesignState, ({ db, query }) => getDesignState(db, query));
  contentRoute(app, contract.adviseDesign, ({ query }) => adviseDesign(query));
  contentRoute(app, contract.getProductSku, async ({ db, query }) => ({
    product_sku: toSku(await designFromQuery(db, query)),
  }));
  contentRoute(app, contract.getDeliveryFormatTable, async ({ db, query }) => {
    const design = await designFromQuery(db, query);
    return formatTable(design, await supplyOffers(db), await countGuides(db, design));
  });
  route(app, contract.checkSpecification, ({ db, body }) => checkSpecification(db, body));
  liveContentRoute(
    app,
    contract.getProductSummary,
    ({ db, params }) => findStockItem(db, params.id),
    ({ db, params }, item) => (item ? stockItemSummary(db, item) : getProductSummary(db, params.id)),
  );
  contentRoute(app, contract.getLatestFeaturedProducts, ({ db }) => latestFeaturedProducts(db));
  contentRoute(app, contract.loadFeaturedProductPage, ({ db, params }) => featuredProductPage(db, params.id));
};
