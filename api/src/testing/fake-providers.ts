import { setTimeout as pause } from "node:timers/promises";
import { crc32 } from "node:zlib";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";

/** The result of the next capture. A repeated request id returns its first result. */
type Behaviour =
  | "ok"
  | "slow"
  | "slow decline"
  | "decline"
  | "bank declines"
  | "error"
  | "no answer"
  | "answer lost"
  | "other amount";

const SLOW_MS = 500;

interface FakeOrder {
  id: string;
  amount: { currency_code: string; value: string };
  captures: { id: string; status: string; amount: { currency_code: string; value: string } }[];
}

/** Fakes of PayPal and the sales tax service on a local port, so that tests run the real clients. */
export function fakeProviders() {
  const orders = new Map<string, FakeOrder>();
  const answers = new Map<string, { code: number; body: unknown }>();
  let next: Behaviour[] = [];
  let app: FastifyInstance;
  let url = "";
  let taxCalls = 0;

  beforeAll(async () => {
    app = Fastify({ forceCloseConnections: true });
    app.register(async (scope) => verifyWebhooks(scope));
    servePayPal(app, { orders, answers, nextBehaviour: () => next.shift() ?? "ok" });
    app.get<{ Querystring: { zip_code: string } }>("/tax/", async ({ query }, reply) => {
      taxCalls++;
      if (query.zip_code === "50300") return reply.code(503).send({ error: "down" });
      if (query.zip_code === "30200") return reply.redirect("/tax/?zip_code=94103");
      return query.zip_code === "00000" ? [] : [{ zip_code: query.zip_code, total_rate: "0.086250" }];
    });
    url = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  beforeEach(() => {
    orders.clear();
    answers.clear();
    next = [];
    taxCalls = 0;
  });
  afterAll(() => app.close());

  return {
    settings: () => ({
      PAYPAL_API_BASE: url,
      PAYPAL_CLIENT_ID: "id",
      PAYPAL_CLIENT_SECRET: "secret",
      TAX_API_URL: `${url}/tax/`,
      TAX_API_KEY: "key",
    }),
    behave: (...behaviours: Behaviour[]) => {
      next = behaviours;
    },
    /** Captured amounts, in PayPal's notation. */
    taken: () =>
      [...orders.values()].flatMap(({ captures }) =>
        captures.filter(({ status }) => status === "COMPLETED").map(({ amount }) => amount.value),
      ),
    taxCalls: () => taxCalls,
    /** The headers of an event. */
    sign: (event: string) => ({
      "paypal-transmission-id": "t-1",
      "paypal-transmission-time": "2026-01-01T00:00:00Z",
      "paypal-transmission-sig": signatureOf(event),
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://paypal.example/cert",
    }),
  };
}

interface Books {
  orders: Map<string, FakeOrder>;
  answers: Map<string, { code: number; body: unknown }>;
  nextBehaviour(): Behaviour;
}

function servePayPal(app: FastifyInstance, { orders, answers, nextBehaviour }: Books) {
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request, _payload, done) => done(null));
  app.post("/v1/oauth2/token", async () => ({ access_token: "token", expires_in: 3600 }));
  app.post<{ Body: { purchase_units: FakeOrder[] } }>(
    "/v2/checkout/orders",
    async ({ body, headers }, reply) => {
      if (!headers.authorization?.startsWith("Bearer ")) return reply.code(401).send({});
      const [unit] = body.purchase_units;
      const id = `ORDER${orders.size + 1}`;
      if (unit) orders.set(id, { id, amount: unit.amount, captures: [] });
      return reply.code(201).send({ id, status: "CREATED" });
    },
  );
  app.get<{ Params: { id: string } }>("/v2/checkout/orders/:id", async ({ params }, reply) => {
    const order = orders.get(params.id);
    return order ? bodyOf(order) : reply.code(404).send({ name: "RESOURCE_NOT_FOUND" });
  });
  app.post<{ Params: { id: string } }>(
    "/v2/checkout/orders/:id/capture",
    async ({ params, headers }, reply) => {
      const order = orders.get(params.id);
      const requestId = String(headers["paypal-request-id"]);
      const first = answers.get(requestId);
      if (first) return reply.code(first.code).send(first.body);
      if (!order) return reply.code(404).send({ name: "RESOURCE_NOT_FOUND" });
      if (order.captures.length > 0) return refuse(reply, "ORDER_ALREADY_CAPTURED");
      const behaviour = nextBehaviour();
      if (behaviour === "no answer") return reply.code(504).send({});
      if (behaviour === "error") return reply.code(500).send({ name: "INTERNAL_SERVER_ERROR" });
      if (behaviour.startsWith("slow")) await pause(SLOW_MS);
      if (behaviour.endsWith("decline")) return refuse(reply, "INSTRUMENT_DECLINED");
      take(order, behaviour);
      answers.set(requestId, { code: 200, body: bodyOf(order) });
      return behaviour === "answer lost" ? reply.code(504).send({}) : reply.code(201).send(bodyOf(order));
    },
  );
}

/** The signature covers the text of the event. */
function verifyWebhooks(app: FastifyInstance) {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: string }>("/v1/notifications/verify-webhook-signature", async ({ body }, reply) => {
    const { transmission_sig } = JSON.parse(body);
    if (transmission_sig === "down") return reply.code(503).send({});
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    return { verification_status: transmission_sig === signatureOf(event) ? "SUCCESS" : "FAILURE" };
  });
}

const signatureOf = (event: string) => `crc ${crc32(event)}`;

function take(order: FakeOrder, behaviour: Behaviour) {
  const amount = behaviour === "other amount" ? { ...order.amount, value: "1.00" } : order.amount;
  const status = behaviour === "bank declines" ? "DECLINED" : "COMPLETED";
  order.captures.push({ id: `CAPTURE-${order.id}`, status, amount });
}

const bodyOf = ({ id, captures }: FakeOrder) => ({
  id,
  status: captures.length > 0 ? "COMPLETED" : "APPROVED",
  payment_source: { card: { brand: "VISA", last_digits: "1111" } },
  purchase_units: [{ payments: { captures } }],
});

const refuse = (reply: FastifyReply, issue: string) =>
  reply.code(422).send({
    name: "UNPROCESSABLE_ENTITY",
    details: [{ issue, description: `Refused: ${issue}` }],
    debug_id: "debug-1",
  });
