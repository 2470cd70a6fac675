import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type Behaviour, type CreateBody, cardSource, type FakeOrder, type FakeState } from "./fake-state.ts";
import { doNotAnswer, fail, notKnown, refuse } from "./paypal-errors.ts";

const SLOW_MS = 500;

const REJECTED = {
  liability_shift: "NO",
  three_d_secure: { enrollment_status: "Y", authentication_status: "R" },
};

/** PayPal's calls for orders. */
export function serveOrders(app: FastifyInstance, state: FakeState) {
  app.post<{ Body: CreateBody }>("/v2/checkout/orders", async ({ body, headers }, reply) => {
    if (!headers.authorization?.startsWith("Bearer ")) return reply.code(401).send({});
    const behaviour = state.creationBehaviours.shift() ?? "ok";
    if (behaviour === "refuse") return refuse(reply, "TRANSACTION_REFUSED");
    if (behaviour === "error") return fail(reply);
    const [unit] = body.purchase_units;
    const id = `ORDER${state.orders.size + 1}`;
    if (unit) {
      const { currency_code, value } = unit.amount;
      const source = state.getSource(body);
      state.orders.set(id, { id, amount: { currency_code, value }, request: body, source, captures: [] });
    }
    return reply.code(201).send({ id, status: "CREATED" });
  });
  app.get<{ Params: { id: string } }>("/v2/checkout/orders/:id", async ({ params }, reply) => {
    const order = state.orders.get(params.id);
    return order ? toBody(order, state) : notKnown(reply);
  });
  app.post<{ Params: { id: string } }>(
    "/v2/checkout/orders/:id/capture",
    async ({ params, headers }, reply) => {
      const order = state.orders.get(params.id);
      const requestId = String(headers["paypal-request-id"]);
      const first = state.answers.get(requestId);
      if (first) return reply.code(first.code).send(first.body);
      if (!order) return notKnown(reply);
      if (order.captures.length > 0) return refuse(reply, "ORDER_ALREADY_CAPTURED");
      const behaviour = state.captureBehaviours.shift() ?? "ok";
      if (behaviour === "no answer") return doNotAnswer(reply);
      if (behaviour === "error") return fail(reply);
      if (behaviour.startsWith("slow")) await pause(SLOW_MS);
      if (behaviour.endsWith("decline")) return refuse(reply, "INSTRUMENT_DECLINED");
      if (behaviour.startsWith("other card")) order.source = cardSource(REJECTED);
      order.captures.push(createCapture(order, behaviour));
      const body = toBody(order, state);
      state.answers.set(requestId, { code: 200, body });
      return behaviour.endsWith("answer lost") ? doNotAnswer(reply) : reply.code(201).send(body);
    },
  );
}

function createCapture({ id, amount }: FakeOrder, behaviour: Behaviour): FakeOrder["captures"][number] {
  const capture = { id: `CAPTURE-${id}`, status: "COMPLETED", amount };
  if (behaviour === "other amount") return { ...capture, amount: { ...amount, value: "1.00" } };
  if (behaviour === "pending") return { ...capture, status: "PENDING" };
  if (behaviour === "bank declines") return { ...capture, status: "DECLINED" };
  if (behaviour !== "insufficient funds") return capture;
  return { ...capture, status: "DECLINED", processor_response: { response_code: "5120" } };
}

function toBody({ id, source, captures }: FakeOrder, { refunds }: FakeState) {
  const refunded = [...refunds.values()].filter(({ captureId }) =>
    captures.some((capture) => capture.id === captureId),
  );
  return {
    id,
    status: captures.length > 0 ? "COMPLETED" : "APPROVED",
    payment_source: source,
    purchase_units: [
      {
        payments: {
          captures,
          refunds: refunded.map(({ captureId, custom_id, ...refund }) => refund),
        },
      },
    ],
  };
}
