import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { addQuote } from "./add-quote.ts";

export const quoteRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.addQuoteToCart, ({ db, session, params }) =>
    db.transaction((tx) => addQuote(tx, session, params.id)),
  );
};
