import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { countOrders } from "./list/count-orders.ts";
import { listOrders } from "./list/order-list.ts";
import { orderAgain } from "./order-again.ts";
import { viewOrder } from "./order-view.ts";

const CLONING = [
  { call: contract.viewCloningCrisprOrders, order_class: "CRISPR" },
  { call: contract.viewCloningOverexpressionOrders, order_class: "Overexpression" },
  { call: contract.viewCloningRnaiOrders, order_class: "RNAi" },
] as const;

export const orderRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.viewOrder, async ({ db, session, params }) =>
    viewOrder(db, await session.user(db), params.id),
  );
  route(app, contract.viewOrders, async ({ db, session, query }) =>
    listOrders(db, await session.user(db), query),
  );
  route(app, contract.countOrders, async ({ db, session, query }) =>
    countOrders(db, await session.user(db), query.status),
  );
  route(app, contract.orderAgain, ({ db, session, params }) =>
    db.transaction(async (tx) => orderAgain(tx, await session.user(tx), params.id)),
  );
  for (const { call, order_class } of CLONING) {
    route(app, call, async ({ db, session, query }) =>
      listOrders(db, await session.user(db), { ...query, order_class }),
    );
  }
};
