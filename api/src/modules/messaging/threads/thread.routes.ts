import { contract } from "@ligate/contract/contract";
import { MESSAGE_SENT } from "@ligate/contract/messages/constants";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "../../../db/database.ts";
import { countOrThrow, type Limit, MESSAGES_BY_ADDRESS } from "../../../http/limits.ts";
import { route } from "../../../http/route.ts";
import type { User } from "../../identity/tables.ts";
import { askAboutOrder, replyToThread } from "./customer-messages.ts";
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
    return { detail: "The message is marked as read." };
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

const REPLIES_BY_ADDRESS: Limit = { ...MESSAGES_BY_ADDRESS, name: "replies-address" };
const REPLIES_BY_ACCOUNT: Limit = {
  name: "replies-account",
  max: MESSAGES_BY_ADDRESS.max,
  minutes: MESSAGES_BY_ADDRESS.minutes,
  sentence: MESSAGES_BY_ADDRESS.sentence,
};

/** Counts an answer or a question of a customer. @throws ProblemError 429 */
async function countReply(db: Database, { id }: User, address: string) {
  await countOrThrow(db, REPLIES_BY_ACCOUNT, id);
  await countOrThrow(db, REPLIES_BY_ADDRESS, address);
}
