import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { countOrThrow, FILES_BY_ADDRESS } from "../../../../http/limits.ts";
import { route } from "../../../../http/route.ts";
import { textRoute } from "../../../../http/text-route.ts";
import { sequenceFile } from "../../../design/index.ts";
import { getOrderSequences } from "./order-sequences.service.ts";

export const orderSequenceRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getOrderSequences, async ({ db, session, params }) =>
    getOrderSequences(db, await session.user(db), params.id, params.line),
  );
  textRoute(app, contract.getOrderSequence, async ({ db, session, request, params, query }) => {
    await countOrThrow(db, FILES_BY_ADDRESS, request.ip);
    const kit = await getOrderSequences(db, await session.user(db), params.id, params.line);
    return sequenceFile(kit, query.format);
  });
};
