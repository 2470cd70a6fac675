import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../../../http/public-url.ts";
import { route } from "../../../http/route.ts";
import { resendVerification, verifyEmail } from "./email-addresses/verification.service.ts";
import type { GuestCarts, GuestMessages } from "./guest-data.ts";
import { logIn, logOut } from "./login.service.ts";
import { checkResetLink, mailResetLink, resetPassword } from "./passwords/password-reset.service.ts";
import { assertSignedOut, signUp } from "./signup.service.ts";

interface AccountOptions {
  guestCarts: GuestCarts;
  guestMessages: GuestMessages;
}

/** Routes that need no login. */
export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (
  app,
  { guestCarts, guestMessages },
) => {
  const storeUrl = publicUrl(app.settings);

  route(app, contract.signup, async ({ db, session, body }) => ({
    detail: await signUp({ db, session, guestCarts, guestMessages, publicUrl: storeUrl, body }),
  }));

  route(app, contract.login, async ({ db, session, body }) => {
    await assertSignedOut(db, session);
    const call = { db, secrets: app.totpSecrets, session, guestCarts, publicUrl: storeUrl, body };
    return { detail: "You are logged in.", cart_problem: await logIn(call) };
  });

  route(app, contract.logout, async ({ db, session, reply }) => {
    await logOut(db, session);
    // Another person may use this computer next. Cookies are replaced, and nothing of a customer is in the HTTP cache.
    reply.header("clear-site-data", '"storage"');
    return { detail: "You are logged out." };
  });

  route(app, contract.verifyEmail, ({ db, session, params, body }) =>
    verifyEmail({
      ...{ db, secrets: app.totpSecrets, session, guestMessages, publicUrl: storeUrl },
      token: params.token,
      body,
    }),
  );

  route(app, contract.resendVerification, async ({ db, session, body }) => ({
    detail: await resendVerification({ db, session, publicUrl: storeUrl }, body.email),
  }));

  route(app, contract.forgotPassword, async ({ db, session, body }) => ({
    detail: await mailResetLink({ db, session, publicUrl: storeUrl }, body.email),
  }));

  route(app, contract.checkPasswordReset, ({ db, params }) => checkResetLink(db, params.token));

  route(app, contract.resetPassword, async ({ db, session, params, body }) => ({
    detail: await resetPassword(
      { db, session, guestCarts, guestMessages, publicUrl: storeUrl },
      params.token,
      body.password,
    ),
  }));
};
