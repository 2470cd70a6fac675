import { addReadMetrics, type Registry } from "@ligate/server/metrics";
import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "./db/database.ts";
import { countGivenUpEmails, readMailQueue } from "./jobs/unsent-emails.ts";
import { countLowStock } from "./modules/catalog/index.ts";
import { countRecentOrders, readOpenPayments } from "./modules/ordering/index.ts";

/** Registers the metrics of the shop and of this process, beside those of its requests. */
export function addStoreMetrics(
  { db, load }: FastifyInstance,
  registry: Registry,
  connections: OpenDatabase["connections"],
): void {
  addReadMetrics(registry, {
    metrics: {
      ligate_requests_in_progress: "Requests in progress that count for load shedding, without files.",
      "ligate_requests_refused_total{priority}": "Requests refused, because there was too much to do.",
      "ligate_database_connections{state}": "Connections to the database; waiting: requests without one.",
    },
    read: () => ({
      ligate_requests_in_progress: load.inProgress,
      "ligate_requests_refused_total{priority}": load.refused,
      "ligate_database_connections{state}": connections(),
    }),
  });
  addReadMetrics(registry, {
    metrics: {
      "ligate_mails{state}": "Mails that wait to be sent, and mails that are given up.",
      ligate_mail_oldest_seconds: "Age of the oldest mail that waits to be sent.",
      "ligate_open_payments{kind}": "Captures, reviews and refunds that are not settled.",
      ligate_open_payment_oldest_seconds: "Age of the oldest capture or refund that is not settled.",
      "ligate_stock_items{state}": "Stock items of which few pieces are left, or none.",
      "ligate_orders_last_day{payment}": "Orders of the last 24 hours.",
    },
    read: async () => {
      const [queue, givenUp, payments, stock, orders] = await Promise.all([
        readMailQueue(db),
        countGivenUpEmails(db),
        readOpenPayments(db),
        countLowStock(db),
        countRecentOrders(db),
      ]);
      const { oldestSeconds, ...open } = payments;
      return {
        "ligate_mails{state}": { waiting: queue.waiting, given_up: givenUp },
        ligate_mail_oldest_seconds: queue.oldestSeconds,
        "ligate_open_payments{kind}": open,
        ligate_open_payment_oldest_seconds: oldestSeconds,
        "ligate_stock_items{state}": { low: stock.low, sold_out: stock.soldOut },
        "ligate_orders_last_day{payment}": orders,
      };
    },
  });
}
