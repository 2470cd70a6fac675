import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PayPalError } from "../errors.ts";
import type { PayPalStore } from "../paypal-store.ts";
import { getOrigin } from "../rest-format.ts";
import type { WebhookSender } from "../webhooks/webhook-sender.ts";
import { listPayments } from "./list-payments.ts";
import { paymentsPage } from "./payments-page.ts";
import {
  type ControlContext,
  escalateDispute,
  openDispute,
  refund,
  resolveDispute,
  reverse,
  settleCapture,
  settleRefund,
} from "./settle-payment.ts";

type Action = (context: ControlContext, id: string, amount: string) => void;

/** By their paths, with the id as parameter. */
const ACTIONS: Record<string, Action> = {
  "/captures/:id/complete": (context, id) => settleCapture(context, id, true),
  "/captures/:id/deny": (context, id) => settleCapture(context, id, false),
  "/captures/:id/refund": refund,
  "/captures/:id/reverse": reverse,
  "/captures/:id/dispute": openDispute,
  "/refunds/:id/complete": (context, id) => settleRefund(context, id, true),
  "/refunds/:id/fail": (context, id) => settleRefund(context, id, false),
  "/disputes/:id/escalate": escalateDispute,
  "/disputes/:id/resolve-for-buyer": (context, id) => resolveDispute(context, id, true),
  "/disputes/:id/resolve-for-store": (context, id) => resolveDispute(context, id, false),
};

const styles = readFileSync(join(import.meta.dirname, "payments.css"), "utf8");

type ActionRequest = FastifyRequest<{ Params: { id: string }; Body: { amount?: string } | undefined }>;

/** The page on which a person, or a test, decides what PayPal and banks decide. */
export function controlRoutes(app: FastifyInstance, store: PayPalStore, webhooks: WebhookSender) {
  app.get("/", async ({ url }, reply) => {
    // The links of the page are relative, because a proxy may serve the sandbox under a prefix.
    if (!url.split("?")[0]?.endsWith("/")) return reply.redirect("paypal/");
    return sendPage(reply, paymentsPage(listPayments(store)));
  });

  app.get("/payments.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(styles));

  app.get("/payments.json", async () => listPayments(store));

  for (const [path, act] of Object.entries(ACTIONS)) {
    app.post(path, async (request: ActionRequest, reply) => {
      try {
        act({ store, webhooks, origin: getOrigin(request) }, request.params.id, request.body?.amount ?? "");
      } catch (error) {
        if (!(error instanceof PayPalError)) throw error;
        const sentence = error.details[0]?.description ?? error.message;
        return sendPage(
          reply.code(error.status),
          paymentsPage(listPayments(store), { error: sentence, self: "../../" }),
        );
      }
      store.save();
      return reply.redirect("../../", 303);
    });
  }
}

const sendPage = (reply: FastifyReply, text: string) => reply.type("text/html; charset=utf-8").send(text);
