import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";
import { findCartId, readCart } from "./cart.service.ts";
import { changeCart } from "./change-cart.ts";

export const cartRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getCart, async ({ db, visitor }) => readCart(db, await findCartId(db, visitor)));

  route(app, contract.changeCart, ({ db, visitor, body }) =>
    db.transaction((tx) => changeCart(tx, visitor, body)),
  );
};
