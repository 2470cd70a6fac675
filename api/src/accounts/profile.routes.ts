import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../mail/public-url.ts";
import { route } from "../route.ts";
import { askForNewEmail, confirmNewEmail, pendingEmail } from "./change-email.service.ts";
import { changePassword } from "./change-password.service.ts";
import { mailResetLink, resetPassword } from "./forgotten-password.service.ts";
import { updateUserInfo } from "./update-user-info.ts";
import { userInfo } from "./user-info.ts";

/** What customers see and change of their own account. */
export const profileRoutes: FastifyPluginAsync = async (app) => {
  const storeUrl = publicUrl(app.settings);

  route(app, contract.viewUserInfo, async ({ db, visitor }) => userInfo(await visitor.user(db)));

  route(app, contract.updateUserInfo, async ({ db, visitor, body }) => ({
    detail: await updateUserInfo(db, await visitor.user(db), body),
  }));

  route(app, contract.getUserEmail, async ({ db, visitor }) => {
    const user = await visitor.user(db);
    return { email: user.email, pending_email: await pendingEmail(db, user) };
  });

  route(app, contract.resetUserEmail, async ({ db, visitor, body }) => ({
    detail: await askForNewEmail(db, await visitor.user(db), body, storeUrl),
  }));

  route(app, contract.confirmUserEmail, async ({ db, visitor, params }) =>
    confirmNewEmail(db, await visitor.user(db), params.token),
  );

  route(app, contract.resetUserPassword, async ({ db, visitor, body }) => ({
    detail: await changePassword({ db, visitor, publicUrl: storeUrl, body }),
  }));

  route(app, contract.forgotPassword, async ({ db, body }) => ({
    detail: await mailResetLink(db, body.email, storeUrl),
  }));

  route(app, contract.resetPassword, async ({ db, params, body }) => ({
    detail: await resetPassword(db, params.token, body.password, storeUrl),
  }));
};
