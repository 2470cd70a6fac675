import { contract } from "@ligate/contract/contract";
import { QUOTE_RECEIVED } from "@ligate/contract/quote-requests/constants";
import type { FastifyPluginAsync } from "fastify";
import { countOrThrow, QUOTES_BY_ADDRESS } from "../../../http/limits/limits.ts";
import { publicUrl } from "../../../http/public-url.ts";
import { route } from "../../../http/route.ts";
import { receiveQuoteRequest } from "./quote-request.service.ts";

export const quoteRequestRoutes: FastifyPluginAsync = async (app) => {
  const storeUrl = publicUrl(app.settings);

  route(app, contract.requestQuote, async ({ session, db, request, body }) => {
    await countOrThrow(db, QUOTES_BY_ADDRESS, request.ip);
    const { user } = await session.find(db);
    const reference = await db.transaction((tx) => receiveQuoteRequest(tx, user ?? null, body, storeUrl));
    return { detail: QUOTE_RECEIVED, reference };
  });
};
