import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Behaviour } from "../paypal/cards/cards.ts";
import { sendError, serverError } from "../paypal/errors.ts";
import type { OrderRecord } from "../paypal/orders/order.ts";
import type { PayPalStore } from "../paypal/paypal-store.ts";
import { refused } from "../paypal/refusals.ts";

/** In place of a response, or of the call. "no answer" and "answer lost" are a 504 in place of it, or after it. */
const FAULTS = ["error", "refused", "no answer", "answer lost", "redirected"] as const;
type Fault = (typeof FAULTS)[number];

/** A fault, the behaviour that the card has from now on, or work that is done before the call and may return a fault. */
export type Outcome = Fault | Behaviour | ((order: OrderRecord) => unknown);

const CALLS = {
  "/paypal/v2/checkout/orders": "creation",
  "/paypal/v2/checkout/orders/:id/capture": "capture",
  "/paypal/v2/payments/captures/:id/refund": "refund",
  "/paypal/v1/notifications/verify-webhook-signature": "verification",
  "/paypal/v1/reporting/transactions": "search",
  "/tax": "tax",
} as const;
export type Call = (typeof CALLS)[keyof typeof CALLS];

export const nameCall = ({ routeOptions: { url } }: FastifyRequest): Call | undefined =>
  CALLS[url as keyof typeof CALLS];

/** Lets a test plan the outcomes of the next calls, in the order in which they arrive. Calls without a plan succeed. */
export class CallOutcomes {
  readonly #planned = new Map<Call, Outcome[]>();
  readonly #store: PayPalStore;

  constructor(store: PayPalStore) {
    this.#store = store;
  }

  plan = (call: Call, ...outcomes: Outcome[]): void => void this.#planned.set(call, outcomes);
  clear = (): void => this.#planned.clear();

  applyTo(app: FastifyInstance): void {
    const lost = new WeakSet<FastifyRequest>();
    app.addHook("preHandler", async (request, reply) => {
      const fault = await this.#begin(request);
      if (fault === "error") return sendError(reply, serverError());
      if (fault === "refused") return sendError(reply, refused("TRANSACTION_LIMIT_EXCEEDED"));
      if (fault === "no answer") return reply.code(504).send({});
      if (fault === "redirected") return reply.redirect(request.url);
      if (fault === "answer lost") lost.add(request);
    });
    app.addHook("onSend", async (request, reply, payload) => {
      if (!lost.has(request)) return payload;
      reply.code(504);
      return "{}";
    });
  }

  async #begin(request: FastifyRequest): Promise<unknown> {
    const call = nameCall(request);
    const order = this.#findOrder(call, (request.params as { id: string }).id);
    const next = call && this.#planned.get(call)?.shift();
    const outcome = typeof next === "function" && order ? await next(order) : next;
    if (order) order.behaviour = isFault(outcome) ? "approve" : ((outcome ?? "approve") as Behaviour);
    return outcome;
  }

  /** The order that a call captures or refunds. */
  #findOrder(call: Call | undefined, id: string): OrderRecord | undefined {
    const { orders, captures } = this.#store;
    if (call === "capture") return orders.get(id);
    return call === "refund" ? orders.get(captures.get(id)?.orderId ?? "") : undefined;
  }
}

const isFault = (outcome: unknown): boolean => FAULTS.includes(outcome as Fault);
