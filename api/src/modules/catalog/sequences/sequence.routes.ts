import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { countOrThrow, FILES_BY_ADDRESS } from "../../../http/limits.ts";
import { textRoute } from "../../../http/text-route.ts";
import { sequenceFile } from "../../design/index.ts";
import { contentRoute } from "../content-version/content-route.ts";
import { getKitSequences } from "./sequence.service.ts";

export const sequenceRoutes: FastifyPluginAsync = async (app) => {
  contentRoute(app, contract.getKitSequences, ({ db, params }) => getKitSequences(db, params.id));
  textRoute(app, contract.getSequence, async ({ db, request, params, query }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    return sequenceFile(await getKitSequences(db, params.sku), query.format);
  });
};
