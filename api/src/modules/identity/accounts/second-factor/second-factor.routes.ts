import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { publicUrl } from "../../../../http/public-url.ts";
import { route } from "../../../../http/route.ts";
import {
  confirmSecondFactor,
  getSecondFactorStatus,
  removeSecondFactor,
  replaceRecoveryCodes,
  setUpSecondFactor,
} from "./second-factor.service.ts";

/** Routes for the codes that logins of the customer need. */
export const secondFactorRoutes: FastifyPluginAsync = async (app) => {
  const shop = { secrets: app.totpSecrets, publicUrl: publicUrl(app.settings) };

  route(app, contract.getSecondFactor, async ({ db, session }) =>
    getSecondFactorStatus(db, await session.user(db)),
  );

  route(app, contract.setUpSecondFactor, ({ db, session, body }) =>
    setUpSecondFactor({ db, session, ...shop }, body),
  );

  route(app, contract.confirmSecondFactor, ({ db, session, body }) =>
    confirmSecondFactor({ db, session, ...shop }, body.code),
  );

  route(app, contract.replaceRecoveryCodes, ({ db, session, body }) =>
    replaceRecoveryCodes({ db, session, ...shop }, body),
  );

  route(app, contract.removeSecondFactor, async ({ db, session, body }) => ({
    detail: await removeSecondFactor({ db, session, ...shop }, body),
  }));
};
