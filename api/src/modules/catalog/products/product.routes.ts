import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import {
  categoryOptions,
  formatTable,
  functionOptions,
  partOptions,
  skuOf,
  structureOptions,
} from "../../design/index.ts";
import { featuredProductPage, latestFeaturedProducts } from "./featured.service.ts";
import { designFromQuery, getProductSummary, mapDesignErrors } from "./product.service.ts";

export const productRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.loadCategories, () => categoryOptions());
  route(app, contract.getFunctionTypes, ({ query }) =>
    mapDesignErrors(() => functionOptions(query.category_name)),
  );
  route(app, contract.getStructureTypes, ({ query }) =>
    mapDesignErrors(() => structureOptions(query.function_type_name)),
  );
  route(app, contract.getCodePParameters, ({ query }) =>
    mapDesignErrors(() => partOptions(query.function_type_name, query.structure_type_name)),
  );
  route(app, contract.getProductSku, async ({ db, query }) => ({
    product_sku: skuOf(await designFromQuery(db, query)),
  }));
  route(app, contract.getDeliveryFormatTable, async ({ db, query }) =>
    formatTable(await designFromQuery(db, query)),
  );
  route(app, contract.getProductSummary, ({ db, params }) => getProductSummary(db, params.id));
  route(app, contract.getLatestFeaturedProducts, ({ db }) => latestFeaturedProducts(db));
  route(app, contract.loadFeaturedProductPage, ({ db, params }) => featuredProductPage(db, params.id));
};
