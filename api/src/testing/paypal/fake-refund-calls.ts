import type { FastifyInstance } from "fastify";
import type { FakeRefund, FakeState } from "./fake-state.ts";
import { doNotAnswer, notKnown, refuse } from "./paypal-errors.ts";

interface RefundBody {
  amount?: { value: string };
  custom_id?: string;
}

/** PayPal's calls for refunds. */
export function serveRefunds(app: FastifyInstance, state: FakeState) {
  app.post<{ Params: { id: string }; Body: RefundBody }>(
    "/v2/payments/captures/:id/refund",
    async ({ params, body, headers }, reply) => {
      const found = state.findCapture(params.id);
      const requestId = String(headers["paypal-request-id"]);
      const first = state.answers.get(requestId);
      if (first) return reply.code(first.code).send(first.body);
      if (!found) return notKnown(reply);
      const behaviour = state.refundBehaviours.shift() ?? "ok";
      if (behaviour === "refuse") return refuse(reply, "REFUND_NOT_ALLOWED");
      if (behaviour === "no answer") return doNotAnswer(reply);
      const value = body.amount?.value ?? found.capture.amount.value;
      const status = behaviour === "pending" ? "PENDING" : "COMPLETED";
      const refund = refundBody(state.addRefund(params.id, { value, status, custom_id: body.custom_id }));
      state.answers.set(requestId, { code: 201, body: refund });
      return behaviour === "answer lost" ? doNotAnswer(reply) : reply.code(201).send(refund);
    },
  );
  app.get<{ Params: { id: string } }>("/v2/payments/refunds/:id", async ({ params }, reply) => {
    const refund = state.refunds.get(params.id);
    return refund ? refundBody(refund) : notKnown(reply);
  });
}

/** PayPal's refund, in responses and events. The link `up` leads to its capture. */
export const refundBody = ({ captureId, ...refund }: FakeRefund) => ({
  ...refund,
  links: [
    { rel: "self", href: `https://api.paypal.com/v2/payments/refunds/${refund.id}`, method: "GET" },
    { rel: "up", href: `https://api.paypal.com/v2/payments/captures/${captureId}`, method: "GET" },
  ],
});
