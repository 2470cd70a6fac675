import Fastify, { type FastifyInstance } from "fastify";
import { serveOrders } from "./paypal/fake-orders.ts";
import { serveRefunds } from "./paypal/fake-refund-calls.ts";
import {
  type Behaviour,
  type CreationBehaviour,
  FakeState,
  type RefundBehaviour,
} from "./paypal/fake-state.ts";
import { serveWebhookVerification, signatureHeaders } from "./paypal/fake-webhooks.ts";
import { findSchemaViolations } from "./paypal/paypal-schemas.ts";

/**
 * Fakes of PayPal and the sales tax service on a local port, so that tests run the real clients. Every request and
 * response is compared with PayPal's OpenAPI files, if they are available.
 */
export function fakeProviders() {
  const state = new FakeState();
  const violations: string[] = [];
  let app: FastifyInstance;
  let url = "";
  let taxCalls = 0;

  beforeAll(async () => {
    app = Fastify({ forceCloseConnections: true });
    compareWithSchemas(app, violations);
    servePayPal(app, state);
    app.get<{ Querystring: { zip_code: string } }>("/tax/", async ({ query }, reply) => {
      taxCalls++;
      if (query.zip_code === "50300") return reply.code(503).send({ error: "down" });
      if (query.zip_code === "30200") return reply.redirect("/tax/?zip_code=94103");
      return query.zip_code === "00000" ? [] : [{ zip_code: query.zip_code, total_rate: "0.086250" }];
    });
    url = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  beforeEach(() => {
    state.reset();
    taxCalls = 0;
  });
  afterEach(() => expect(violations.splice(0)).toEqual([]));
  afterAll(() => app.close());

  return {
    settings: () => ({
      PAYPAL_API_BASE: url,
      PAYPAL_CLIENT_ID: "id",
      PAYPAL_CLIENT_SECRET: "secret",
      TAX_API_URL: `${url}/tax/`,
      TAX_API_KEY: "key",
    }),
    /** The results of the next captures. */
    behave: (...behaviours: Behaviour[]) => {
      state.captureBehaviours = behaviours;
    },
    /** The results of the next create calls. */
    behaveAtCreation: (...behaviours: CreationBehaviour[]) => {
      state.creationBehaviours = behaviours;
    },
    /** The results of the next refunds. */
    behaveAtRefund: (...behaviours: RefundBehaviour[]) => {
      state.refundBehaviours = behaviours;
    },
    /** The 3-D Secure result of the cards that are confirmed from now on. */
    authenticate: (result: object) => {
      state.authentication = result;
    },
    /** From now on, buyers confirm a card on every order, also on one that was created for a PayPal account. */
    payByCard: () => {
      state.isPaidByCard = true;
    },
    /** The bodies of the create calls. */
    created: () => [...state.orders.values()].map(({ request }) => request),
    /** Captured amounts, in PayPal's notation. */
    taken: () =>
      state
        .captures()
        .filter(({ status }) => status === "COMPLETED")
        .map(({ amount }) => amount.value),
    /** Ends the reviews of all pending captures. */
    endReviews: (status: "COMPLETED" | "DECLINED") => {
      for (const capture of state.captures()) if (capture.status === "PENDING") capture.status = status;
    },
    /** A refund or a reversal that is made at PayPal itself. */
    refundAtPayPal: (captureId: string, value: string) =>
      state.addRefund(captureId, { value, status: "COMPLETED" }),
    taxCalls: () => taxCalls,
    /** The headers of an event. */
    sign: signatureHeaders,
  };
}

function servePayPal(app: FastifyInstance, state: FakeState) {
  app.register(async (scope) => serveWebhookVerification(scope));
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request, _payload, done) => done(null));
  app.addHook("onSend", async (_request, reply) => {
    reply.header("paypal-debug-id", "debug-header");
  });
  app.post("/v1/oauth2/token", async () => ({ access_token: "token", expires_in: 3600 }));
  serveOrders(app, state);
  serveRefunds(app, state);
}

function compareWithSchemas(app: FastifyInstance, violations: string[]) {
  app.addHook("preHandler", async ({ method, url: path, body }) => {
    const sent = typeof body === "string" ? JSON.parse(body) : body;
    if (method === "POST") violations.push(...findSchemaViolations({ method, path, body: sent }));
  });
  app.addHook("onSend", async ({ method, url: path }, { statusCode: status }, payload) => {
    if (typeof payload !== "string") return;
    violations.push(...findSchemaViolations({ method, path, status, body: JSON.parse(payload) }));
  });
}

/** Replaces the log of the payment services. @returns the warnings and errors that are logged from now on */
export function recordLog(context: FastifyInstance["payments"]): unknown[][] {
  const logged: unknown[][] = [];
  const record = (...entry: unknown[]) => void logged.push(entry);
  context.log = { warn: record, error: record };
  return logged;
}
