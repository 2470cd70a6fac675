import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { anApprovedOrder, aStore, type Send, type Store, startPayPal } from "./testing.ts";

let listener: Server;
let paypal: Send;

beforeAll(async () => {
  listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  paypal = startPayPal({ webhookUrl: `http://127.0.0.1:${port}/webhook` });
});
afterAll(() => listener.close());

/** Captures an order, and returns what the store is told of it. */
async function captureAndListen() {
  const { store, id } = await anApprovedOrder(paypal);
  const told = once(listener, "request");
  const captured = await store.capture(id);
  const [request, response] = await told;
  const event = (await json(request as IncomingMessage)) as Record<string, unknown>;
  response.end();
  return {
    store,
    id,
    event,
    capture: captured.body.purchase_units[0].payments.captures[0],
    claim: claimOf(request, event),
  };
}

function claimOf({ headers }: IncomingMessage, webhook_event: unknown) {
  return {
    auth_algo: headers["paypal-auth-algo"],
    cert_url: headers["paypal-cert-url"],
    transmission_id: headers["paypal-transmission-id"],
    transmission_sig: headers["paypal-transmission-sig"],
    transmission_time: headers["paypal-transmission-time"],
    webhook_id: "WH-TEST",
    webhook_event,
  };
}

const verify = async (store: Store, claim: object) =>
  store.call("POST", "/v1/notifications/verify-webhook-signature", claim);

it("tells the store of a capture, and vouches for what it told", async () => {
  const { store, id, event, capture, claim } = await captureAndListen();

  expect(event).toMatchObject({
    event_type: "PAYMENT.CAPTURE.COMPLETED",
    resource_type: "capture",
    resource: { ...capture, supplementary_data: { related_ids: { order_id: id } } },
  });
  expect(await verify(store, claim)).toEqual({ status: 200, body: { verification_status: "SUCCESS" } });
});

it("vouches for nothing that was changed or made up", async () => {
  const { store, event, claim } = await captureAndListen();
  const failure = { status: 200, body: { verification_status: "FAILURE" } };

  expect(await verify(store, { ...claim, webhook_event: { ...event, event_type: "OTHER" } })).toEqual(
    failure,
  );
  expect(await verify(store, { ...claim, webhook_id: "WH-OTHER" })).toEqual(failure);
  expect(await verify(store, { ...claim, transmission_sig: "made up" })).toEqual(failure);
});

it("refuses to verify half a claim", async () => {
  const answer = await verify(await aStore(paypal), { webhook_id: "WH-TEST" });

  expect(answer).toMatchObject({ status: 400, body: { name: "INVALID_REQUEST" } });
});
