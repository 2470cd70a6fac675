import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { countOrThrow, LINKS_BY_EMAIL } from "../../../http/limits/limits.ts";
import { publicUrl } from "../../../http/public-url.ts";
import { route } from "../../../http/route.ts";
import { sendVerification, verifyEmail } from "./email-addresses/verification.service.ts";
import type { GuestCarts } from "./guest-carts.ts";
import { logIn } from "./login.service.ts";
import { assertSignedOut, signUp } from "./signup.service.ts";
import { findUser } from "./user.service.ts";

interface AccountOptions {
  guestCarts: GuestCarts;
}

export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (app, { guestCarts }) => {
  const storeUrl = publicUrl(app.settings);

  route(app, contract.signup, async ({ db, session, request, body }) => ({
    detail: await signUp({ db, session, guestCarts, address: request.ip, publicUrl: storeUrl, body }),
  }));

  route(app, contract.login, async ({ db, session, request, body }) => {
    await assertSignedOut(db, session);
    await logIn({ db, session, guestCarts, address: request.ip, body });
    return { detail: "You are logged in." };
  });

  route(app, contract.logout, async ({ db, session }) => {
    await session.signOut(db);
    return { detail: "You are logged out." };
  });

  route(app, contract.verifyEmail, ({ db, session, params }) =>
    db.transaction((tx) => verifyEmail(tx, session, params.token)),
  );

  route(app, contract.resendVerification, async ({ db, body: { email } }) => {
    await countOrThrow(db, LINKS_BY_EMAIL, email);
    await db.transaction(async (tx) => {
      const user = await findUser(tx, email);
      if (user && !(user.passwordHash && user.emailVerifiedAt)) await sendVerification(tx, user, storeUrl);
    });
    // The response is always the same, so it does not reveal whether an account exists.
    return { detail: "If this e-mail address waits to be verified, a new link is on its way to it." };
  });
};
