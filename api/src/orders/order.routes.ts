import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";
import { viewOrder } from "./order-view.ts";

export const orderRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.viewOrder, async ({ db, visitor, params }) =>
    viewOrder(db, await visitor.user(db), params.id),
  );
};
