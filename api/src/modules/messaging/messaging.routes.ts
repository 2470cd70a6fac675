import { contract } from "@ligate/contract/contract";
import { CONTACT_RECEIVED } from "@ligate/contract/messages/constants";
import { QUOTE_RECEIVED } from "@ligate/contract/quote-requests/constants";
import type { FastifyPluginAsync } from "fastify";
import { countOrThrow, MESSAGES_BY_ADDRESS, QUOTES_BY_ADDRESS } from "../../http/limits.ts";
import { publicUrl } from "../../http/public-url.ts";
import { route } from "../../http/route.ts";
import { receiveMessage } from "./messages/message.service.ts";
import { receiveQuoteRequest } from "./quote-requests/quote-request.service.ts";
import { threadRoutes } from "./threads/thread.routes.ts";

export const messagingRoutes: FastifyPluginAsync = async (app) => {
  await app.register(messageRoutes);
  await app.register(quoteRequestRoutes);
  await app.register(threadRoutes);
};

const messageRoutes: FastifyPluginAsync = async (app) => {
  const storeUrl = publicUrl(app.settings);

  route(app, contract.contactUs, async ({ session, db, request, body }) => {
    await countOrThrow(db, MESSAGES_BY_ADDRESS, request.ip);
    const { user } = await session.find(db);
    const reference = await db.transaction((tx) => receiveMessage(tx, user ?? null, body, storeUrl));
    return { detail: CONTACT_RECEIVED, reference };
  });
};

const quoteRequestRoutes: FastifyPluginAsync = async (app) => {
  const storeUrl = publicUrl(app.settings);

  route(app, contract.requestQuote, async ({ session, db, request, body }) => {
    await countOrThrow(db, QUOTES_BY_ADDRESS, request.ip);
    const { user } = await session.find(db);
    const reference = await db.transaction((tx) => receiveQuoteRequest(tx, user ?? null, body, storeUrl));
    return { detail: QUOTE_RECEIVED, reference };
  });
};
