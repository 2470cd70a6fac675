import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";
import { capturePayment } from "./capture-payment.ts";
import { createPayment } from "./create-payment.ts";

export const paymentRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.createPayment, async ({ db, visitor, body }) => {
    const { id: userId } = await visitor.user(db);
    return { id: await createPayment(app.till, userId, body.total_price) };
  });

  route(app, contract.capturePayment, async ({ db, visitor, params, body }) => {
    const { id: userId } = await visitor.user(db);
    const captureId = await capturePayment(app.till, userId, params.orderID, body);
    return { purchase_units: [{ payments: { captures: [{ id: captureId }] } }] };
  });
};
