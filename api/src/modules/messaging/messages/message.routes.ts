import { contract } from "@ligate/contract/contract";
import { CONTACT_RECEIVED } from "@ligate/contract/messages/constants";
import type { FastifyPluginAsync } from "fastify";
import { countOrThrow, MESSAGES_BY_ADDRESS } from "../../../http/limits/limits.ts";
import { publicUrl } from "../../../http/public-url.ts";
import { route } from "../../../http/route.ts";
import { receiveMessage } from "./message.service.ts";

export const messageRoutes: FastifyPluginAsync = async (app) => {
  const storeUrl = publicUrl(app.settings);

  route(app, contract.contactUs, async ({ session, db, request, body }) => {
    await countOrThrow(db, MESSAGES_BY_ADDRESS, request.ip);
    const { user } = await session.find(db);
    const reference = await db.transaction((tx) => receiveMessage(tx, user ?? null, body, storeUrl));
    return { detail: CONTACT_RECEIVED, reference };
  });
};
