import fastify, { type FastifyInstance } from "fastify";
import { DEBUG_ID } from "../paypal/errors.ts";
import { paypalRoutes } from "../paypal/paypal.routes.ts";
import { PayPalStore } from "../paypal/paypal-store.ts";
import { WebhookSender } from "../paypal/webhooks/webhook-sender.ts";
import { bucketRoutes } from "../services/bucket.routes.ts";
import { salesTaxRoutes } from "../services/sales-tax.routes.ts";
import { CallOutcomes, nameCall } from "./call-outcomes.ts";
import { findViolations } from "./openapi.ts";
import { createBuyer, createDecisions } from "./paypal-decisions.ts";

const CONFIG = { webhookUrl: undefined, webhookId: "WH1", hangMs: 60_000, dataDir: undefined };

/**
 * The sandbox in the process of a store's tests, on a local port, without payments before each test. The buyer approves each
 * order when it is created. Each request and response is compared with PayPal's descriptions, if they are available.
 */
export function setUpSandbox() {
  const store = new PayPalStore();
  const webhooks = new WebhookSender(CONFIG);
  const outcomes = new CallOutcomes(store);
  const { reset, approve, ...buyer } = createBuyer(store);
  const violations: string[] = [];
  const seen = { created: [] as object[], taxCalls: 0, debugId: "" };
  let app: FastifyInstance;
  let origin = "";

  beforeAll(async () => {
    app = fastify({ forceCloseConnections: true });
    const register = (prefix: string, routes: (scope: FastifyInstance) => void) =>
      app.register(
        async (scope) => {
          routes(scope);
          observe(scope);
          outcomes.applyTo(scope);
        },
        { prefix },
      );
    register("/paypal", (scope) => paypalRoutes(scope, CONFIG, store, webhooks));
    register("/tax", salesTaxRoutes);
    app.register(async (scope) => bucketRoutes(scope, CONFIG), { prefix: "/bucket" });
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  beforeEach(() => {
    store.clear();
    outcomes.clear();
    Object.assign(seen, { created: [], taxCalls: 0 });
    reset();
  });
  afterEach(() => expect(violations.splice(0)).toEqual([]));
  afterAll(() => app.close());

  function observe(scope: FastifyInstance) {
    scope.addHook("preHandler", async (request) => {
      const { method, url, body } = request;
      const call = nameCall(request);
      if (call === "creation") seen.created.push(body as object);
      if (call === "tax") seen.taxCalls++;
      else if (call)
        compare(method, url, call === "verification" ? (body as { fields: object }).fields : body);
    });
    scope.addHook("onSend", async (request, reply, payload) => {
      const { method, url } = request;
      if (!url.startsWith("/paypal")) return;
      seen.debugId = String(reply.getHeader(DEBUG_ID));
      const body = JSON.parse(String(payload));
      if (reply.statusCode < 500) compare(method, url, body, reply.statusCode);
      if (nameCall(request) === "creation" && reply.statusCode === 201) approve(body.id);
    });
  }

  const compare = (method: string, url: string, body: unknown, status?: number) =>
    violations.push(...findViolations({ method, url: url.replace("/paypal", ""), body, status }));

  return {
    origin: () => origin,
    /** Plans the outcomes of the next calls. */
    plan: outcomes.plan,
    /** The bodies of the create calls. */
    created: () => seen.created,
    taxCalls: () => seen.taxCalls,
    /** PayPal's id of its last response. */
    debugId: () => seen.debugId,
    ...buyer,
    ...createDecisions(store, webhooks),
  };
}
