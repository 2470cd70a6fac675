import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { findCartId, readCart } from "./cart.service.ts";
import { changeCart } from "./change-cart.ts";

export const cartRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getCart, async ({ db, session }) => readCart(db, await findCartId(db, session)));

  route(app, contract.changeCart, ({ db, session, body }) =>
    db.transaction((tx) => changeCart(tx, session, body)),
  );
};
