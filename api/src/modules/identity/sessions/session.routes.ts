import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import type { GuestMessages } from "../accounts/guest-data.ts";
import { describeSignUp } from "../accounts/signup.service.ts";
import { endOneSession, endOtherSessions, listActiveSessions } from "./active-sessions.service.ts";

interface SessionOptions {
  guestMessages: GuestMessages;
}

export const sessionRoutes: FastifyPluginAsync<SessionOptions> = async (app, { guestMessages }) => {
  route(app, contract.getSession, async ({ session, db }) => {
    const { user, record } = await session.find(db);
    if (!user) {
      const signed_up = record?.signedUpId ? await describeSignUp(db, record.signedUpId) : undefined;
      return { isAuthenticated: false, ...(signed_up && { signed_up }) };
    }
    return {
      isAuthenticated: true,
      email: user.email,
      email_verified: user.emailVerifiedAt !== null,
      unread_messages: await guestMessages.countUnread(db, user.id),
    };
  });

  route(app, contract.getCsrf, ({ session }) => ({ csrftoken: session.xsrfToken() }));

  route(app, contract.listSessions, async ({ session, db }) => {
    const { record, user } = await session.signedIn(db);
    return { sessions: await listActiveSessions(db, user, record) };
  });

  route(app, contract.endSession, async ({ session, db, params }) => ({
    detail: await db.transaction((tx) => endOneSession(tx, session, params.id)),
  }));

  route(app, contract.endOtherSessions, async ({ session, db }) => ({
    detail: await db.transaction((tx) => endOtherSessions(tx, session)),
  }));
};
