import { contract } from "@ligate/contract/contract";
import type { FastifyPluginAsync } from "fastify";
import { route } from "../../../http/route.ts";
import { captureCart } from "./capture/capture-cart.ts";
import { captureInvoice } from "./capture/capture-invoice.ts";
import { createPayment } from "./create-payment.ts";
import { capturePurchaseOrder } from "./purchase-orders/capture-purchase-order.ts";
import { payWithPurchaseOrder } from "./purchase-orders/pay-with-purchase-order.ts";
import { registerPurchaseOrderForms } from "./purchase-orders/purchase-order-form.ts";

export const paymentRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.createPayment, async ({ db, session, body }) => {
    const { id: userId } = await session.user(db);
    return { id: await createPayment(app.payments, userId, body) };
  });

  route(app, contract.capturePayment, async ({ db, session, params, body }) => {
    const { id: userId } = await session.user(db);
    const request = { userId, providerOrderId: params.orderID };
    const isInvoice = "order_number" in body;
    return captured(
      await (isInvoice
        ? captureInvoice(app.payments, request, body)
        : captureCart(app.payments, request, body)),
    );
  });
};

export const purchaseOrderRoutes: FastifyPluginAsync = async (app) => {
  await registerPurchaseOrderForms(app);

  route(app, contract.payWithPurchaseOrder, async ({ db, session, body }) => {
    const { id: userId } = await session.user(db);
    return { payment_token: await payWithPurchaseOrder(app.payments, userId, body) };
  });

  route(app, contract.capturePurchaseOrder, async ({ db, session, params, body }) => {
    const { id: userId } = await session.user(db);
    const request = { userId, providerOrderId: params.orderID };
    const { captureId, paymentToken } = await capturePurchaseOrder(app.payments, request, body);
    return { ...captured(captureId), payment_token: paymentToken };
  });
};

const captured = (id: string) => ({ purchase_units: [{ payments: { captures: [{ id }] } }] });
