import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../../../http/public-url.ts";
import { route } from "../../../http/route.ts";
import {
  confirmNewEmail,
  findPendingEmail,
  requestEmailChange,
} from "./email-addresses/change-email.service.ts";
import type { GuestMessages } from "./guest-data.ts";
import { changePassword } from "./passwords/change-password.service.ts";
import { toUserInfo, updateUserInfo } from "./user-info.ts";

interface ProfileOptions {
  guestMessages: GuestMessages;
}

/** Routes for the signed-in customer's own account. */
export const profileRoutes: FastifyPluginAsync<ProfileOptions> = async (app, { guestMessages }) => {
  const shop = { secrets: app.totpSecrets, guestMessages, publicUrl: publicUrl(app.settings) };

  route(app, contract.viewUserInfo, async ({ db, session }) =>
    toUserInfo(await session.user(db), app.settings),
  );

  route(app, contract.updateUserInfo, async ({ db, session, body }) => ({
    detail: await updateUserInfo(db, await session.user(db), body),
  }));

  route(app, contract.getUserEmail, async ({ db, session }) => {
    const user = await session.user(db);
    return { email: user.email, pending_email: await findPendingEmail(db, user) };
  });

  route(app, contract.resetUserEmail, async ({ db, session, body }) => ({
    detail: await requestEmailChange({ db, session, ...shop }, body),
  }));

  route(app, contract.confirmUserEmail, ({ db, session, params }) =>
    confirmNewEmail({ db, session, ...shop }, params.token),
  );

  route(app, contract.resetUserPassword, async ({ db, session, body, reply }) => {
    const detail = await changePassword({ db, session, ...shop }, body);
    // As at logout.
    reply.header("clear-site-data", '"storage"');
    return { detail };
  });
};
