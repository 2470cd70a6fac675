import { contract } from "@ligate/contract/contract";
import type { CaptureResponse } from "@ligate/contract/payments/schemas";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "../../../db/database.ts";
import { route } from "../../../http/route.ts";
import type { RequestSession } from "../../identity/index.ts";
import { assertServed } from "../orders/assert-deliverable.ts";
import type { CapturedPayment } from "./capture/capture-results.ts";
import type { CaptureRequest } from "./capture/claim.ts";
import { captureCart, captureInvoice } from "./capture/order-sources.ts";
import { createPayment } from "./create-payment.ts";
import { capturePurchaseOrder } from "./purchase-orders/capture-purchase-order.ts";
import { payWithPurchaseOrder } from "./purchase-orders/pay-with-purchase-order.ts";
import { registerPurchaseOrderForms } from "./purchase-orders/purchase-order-form.ts";
import { readPaymentStatus } from "./read-payment-status.ts";

export const paymentRoutes: FastifyPluginAsync = async (app) => {
  route(app, contract.createPayment, async ({ session, body }) => {
    assertServed(app.settings, body.address);
    return { id: await createPayment(app.payments, session, body) };
  });

  route(app, contract.capturePayment, async ({ db, session, params, body }) => {
    const request = await readRequest(db, session, params.orderID);
    const isInvoice = "order_number" in body;
    if (!isInvoice) assertServed(app.settings, body.address);
    return toResponse(
      await (isInvoice
        ? captureInvoice(app.payments, request, body)
        : captureCart(app.payments, request, body)),
    );
  });

  route(app, contract.getPaymentStatus, async ({ db, session, params }) => {
    const { id: userId } = await session.user(db);
    return readPaymentStatus(db, userId, params.id);
  });
};

export const purchaseOrderRoutes: FastifyPluginAsync = async (app) => {
  await registerPurchaseOrderForms(app);

  route(app, contract.payWithPurchaseOrder, async ({ db, session, body }) => {
    const { id: userId } = await session.user(db);
    assertServed(app.settings, body.address);
    return { payment_token: await payWithPurchaseOrder(app.payments, userId, body) };
  });

  route(app, contract.capturePurchaseOrder, async ({ db, session, params, body }) => {
    const request = await readRequest(db, session, params.orderID);
    assertServed(app.settings, body.address);
    const { captured, paymentToken } = await capturePurchaseOrder(app.payments, request, body);
    return { ...toResponse(captured), payment_token: paymentToken };
  });
};

async function readRequest(
  db: Database,
  session: RequestSession,
  providerOrderId: string,
): Promise<CaptureRequest> {
  const user = await session.user(db);
  return { userId: user.id, providerOrderId, payer: { user, address: session.address } };
}

function toResponse({ captureId: id, isUnderReview }: CapturedPayment): CaptureResponse {
  const status = isUnderReview ? "PENDING" : "COMPLETED";
  return { purchase_units: [{ payments: { captures: [{ id, status }] } }] };
}
