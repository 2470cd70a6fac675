import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { textRoute } from "../../../http/text-route.ts";
import { sequenceFile } from "../../design/index.ts";
import { contentRoute } from "../content-version/content-route.ts";
import { getKitSequences } from "./sequence.service.ts";

export const sequenceRoutes: FastifyPluginAsync = async (app) => {
  contentRoute(app, contract.getKitSequences, ({ db, params }) => getKitSequences(db, params.id));
  textRoute(app, contract.getSequence, async ({ db, params, query }) =>
    sequenceFile(await getKitSequences(db, params.sku), query.format),
  );
};
