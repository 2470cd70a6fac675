import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";

export const sessionRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getSession, async ({ session, db }) => {
    const { user } = await session.find(db);
    return user ? { isAuthenticated: true, email: user.email } : { isAuthenticated: false };
  });
  route(app, contract.getCsrf, ({ session }) => ({ csrftoken: session.xsrfToken() }));
};
