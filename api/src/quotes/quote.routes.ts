import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";
import { addQuote } from "./add-quote.ts";

export const quoteRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.addQuoteToCart, ({ db, visitor, params }) =>
    db.transaction((tx) => addQuote(tx, visitor, params.id)),
  );
};
