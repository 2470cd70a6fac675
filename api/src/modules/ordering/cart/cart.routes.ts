import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { addQuote } from "../quotes/add-quote.ts";
import { listQuotes } from "../quotes/list-quotes.ts";
import { findCartId, readCart } from "./cart.service.ts";
import { changeCart } from "./change-cart.ts";

export const cartRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.getCart, async ({ db, session }) => readCart(db, await findCartId(db, session)));

  route(app, contract.changeCart, ({ db, session, body }) =>
    db.transaction((tx) => changeCart(tx, session, body)),
  );
};

export const quoteRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.addQuoteToCart, ({ db, session, params }) =>
    db.transaction((tx) => addQuote(tx, session, params.id)),
  );
  route(app, contract.listQuotes, async ({ db, session }) => ({
    quotes: await listQuotes(db, await session.user(db)),
  }));
};
