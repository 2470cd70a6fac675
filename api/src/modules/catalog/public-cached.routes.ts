import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { countOrThrow, FILES_BY_ADDRESS } from "../../http/limits.ts";
import { route } from "../../http/route.ts";
import { textRoute } from "../../http/text-route.ts";
import { sequenceFile } from "../design/index.ts";
import { contentRoutes } from "./content/content.routes.ts";
import { contentRoute } from "./content-version/content-route.ts";
import { geneRoutes } from "./genes/gene.routes.ts";
import { findGuides } from "./guides/find-guides.ts";
import { productRoutes } from "./products/product.routes.ts";
import { getKitSequences, getSpecifiedSequences, requireDesign } from "./products/product.service.ts";
import { getProtocol } from "./protocols/protocol.service.ts";
import { search } from "./search/search.service.ts";
import { suggest, suggestOnlyGenes } from "./search/suggestions/suggestions.ts";

/** Lets browsers show a page immediately on back navigation. Responses are at most five minutes old. */
const CACHE_CONTROL = "max-age=60, stale-while-revalidate=240";

/** Public data: products, genes, pages, posts and search. It is the same for all visitors, so browsers may cache it. */
export const publicCachedRoutes: FastifyPluginAsync = async (app) => {
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 200 || reply.statusCode === 304) reply.header("cache-control", CACHE_CONTROL);
  });
  await app.register(productRoutes);
  await app.register(geneRoutes);
  await app.register(contentRoutes);
  contentRoute(app, contract.getKitSequences, ({ db, params }) => getKitSequences(db, params.id));
  textRoute(app, contract.getSequence, async ({ db, request, params, query }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return sequenceFile(await getKitSequences(db, params.sku), query.format);
  });
  route(app, contract.getSpecifiedSequences, async ({ db, request, body }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return getSpecifiedSequences(db, body);
  });
  route(app, contract.getSpecifiedSequenceFile, async ({ db, request, body: { format, ...specified } }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return sequenceFile(await getSpecifiedSequences(db, specified), format);
  });
  contentRoute(app, contract.getGuides, async ({ db, params }) => {
    const { design } = await requireDesign(db, params.id);
    return findGuides(db, design);
  });
  contentRoute(app, contract.getProtocol, ({ db, params }) =>
    getProtocol(db, params.function, params.structure),
  );
  route(app, contract.search, ({ db, query }) => search(db, query));
  route(app, contract.suggest, async ({ db, query }) => ({
    suggestions: query.kind ? await suggestOnlyGenes(db, query.q) : await suggest(db, query.q),
  }));
};
