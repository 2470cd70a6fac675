import type { FastifyPluginAsync } from "fastify";
import { cartRoutes, quoteRoutes } from "./cart/cart.routes.ts";
import { invoiceRoutes, orderFileRoutes, orderRoutes, orderSequenceRoutes } from "./orders/order.routes.ts";
import { paymentRoutes, purchaseOrderRoutes } from "./payments/payment.routes.ts";
import { webhookRoutes } from "./payments/paypal/webhook.routes.ts";
import { taxRoutes } from "./tax/tax.routes.ts";

export const orderingRoutes: FastifyPluginAsync = async (app) => {
  await app.register(cartRoutes);
  await app.register(quoteRoutes);
  await app.register(paymentRoutes);
  await app.register(purchaseOrderRoutes);
  await app.register(webhookRoutes);
  await app.register(invoiceRoutes);
  await app.register(orderRoutes);
  await app.register(orderFileRoutes);
  await app.register(orderSequenceRoutes);
  await app.register(taxRoutes);
};
