import { contract } from "@ligate/contract/contract";
import { MESSAGE_SENT } from "@ligate/contract/messages/constants";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { askAboutOrder, countReply, replyToThread } from "./customer-messages.ts";
import { listThreads } from "./thread-list.ts";
import { markThreadRead, viewThread } from "./thread-view.ts";

export const threadRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.listThreads, async ({ session, db, query }) =>
    listThreads(db, await session.user(db), query),
  );
  route(app, contract.viewThread, async ({ session, db, params }) =>
    viewThread(db, await session.user(db), params.reference),
  );
  route(app, contract.markThreadRead, async ({ session, db, params, body }) => {
    await markThreadRead(db, await session.user(db), params.reference, body.last_message_id);
    return { detail: "The message has been marked as read." };
  });
  route(app, contract.replyToThread, async ({ session, db, request, params, body }) => {
    const user = await session.user(db);
    await countReply(db, user, request.ip);
    const reference = await db.transaction((tx) => replyToThread(tx, user, params.reference, body));
    return { detail: MESSAGE_SENT, reference };
  });
  route(app, contract.askAboutOrder, async ({ session, db, request, body }) => {
    const user = await session.user(db);
    await countReply(db, user, request.ip);
    const reference = await db.transaction((tx) => askAboutOrder(tx, user, body));
    return { detail: MESSAGE_SENT, reference };
  });
};
