import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";

export const sessionRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getSession, async ({ visitor, db }) => {
    const { user } = await visitor.find(db);
    return user ? { isAuthenticated: true, email: user.email } : { isAuthenticated: false };
  });
  route(app, contract.getCsrf, ({ visitor }) => ({ csrftoken: visitor.xsrfToken() }));
};
