import type { FastifyPluginAsync } from "fastify";
import { messageRoutes } from "./messages/message.routes.ts";
import { quoteRequestRoutes } from "./quote-requests/quote-request.routes.ts";
import { threadRoutes } from "./threads/thread.routes.ts";

export const messagingRoutes: FastifyPluginAsync = async (app) => {
  await app.register(messageRoutes);
  await app.register(quoteRequestRoutes);
  await app.register(threadRoutes);
};
