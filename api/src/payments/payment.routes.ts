import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../route.ts";
import { captureCart } from "./capture-cart.ts";
import { captureInvoice } from "./capture-invoice.ts";
import { capturePurchaseOrder } from "./capture-purchase-order.ts";
import { createPayment } from "./create-payment.ts";
import { payWithPurchaseOrder } from "./pay-with-purchase-order.ts";
import { readPurchaseOrderForms } from "./purchase-order-form.ts";

export const paymentRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.createPayment, async ({ db, visitor, body }) => {
    const { id: userId } = await visitor.user(db);
    return { id: await createPayment(app.till, userId, body) };
  });

  route(app, contract.capturePayment, async ({ db, visitor, params, body }) => {
    const { id: userId } = await visitor.user(db);
    const request = { userId, providerOrderId: params.orderID };
    const isInvoice = "order_number" in body;
    return captured(
      await (isInvoice ? captureInvoice(app.till, request, body) : captureCart(app.till, request, body)),
    );
  });
};

export const purchaseOrderRoutes: FastifyPluginAsync = async (app) => {
  await readPurchaseOrderForms(app);

  route(app, contract.payWithPurchaseOrder, async ({ db, visitor, body }) => {
    const { id: userId } = await visitor.user(db);
    return { payment_token: await payWithPurchaseOrder(app.till, userId, body) };
  });

  route(app, contract.capturePurchaseOrder, async ({ db, visitor, params, body }) => {
    const { id: userId } = await visitor.user(db);
    const request = { userId, providerOrderId: params.orderID };
    const { captureId, paymentToken } = await capturePurchaseOrder(app.till, request, body);
    return { ...captured(captureId), payment_token: paymentToken };
  });
};

const captured = (id: string) => ({ purchase_units: [{ payments: { captures: [{ id }] } }] });
