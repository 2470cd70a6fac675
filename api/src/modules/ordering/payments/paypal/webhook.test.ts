import { expectOneOrder } from "../../../../testing/expect-order.ts";
import { fakeProviders } from "../../../../testing/fake-providers.ts";
import { atCheckout, capture } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { reconcile } from "../capture/reconcile.ts";

const providers = fakeProviders();
const { app, db, browser } = testApp(() => ({ ...providers.settings(), PAYPAL_WEBHOOK_ID: "WH-1" }));
const statuses = async () => (await db().select().from(orders)).map(({ status }) => status);

/** Contains a number that JSON.stringify would write differently, because the signature covers the text. */
const eventOf = (order_id: string) =>
  `{"event_type":"PAYMENT.CAPTURE.COMPLETED","n":1.0,"resource":{"supplementary_data":{"related_ids":{"order_id":"${order_id}"}}}}`;

const tell = (event: string, headers: Record<string, string> = providers.sign(event)) =>
  app().inject({
    method: "POST",
    url: "/api/paypal/webhook/",
    headers: { "content-type": "application/json", ...headers },
    payload: event,
  });

/** A payment that PayPal has not confirmed, with a retry that is not due yet. */
async function unconfirmed() {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.behave("no answer", "no answer");
  await capture(ada, id, cart);
  return { ada, id, cart, event: eventOf(id) };
}

describe("a webhook", () => {
  it("triggers a retry at once, and the capture is recorded once however often it arrives", async () => {
    const { event } = await unconfirmed();

    const answers = await Promise.all([tell(event), tell(event)]);
    await reconcile(app().payments);
    const late = await tell(event);

    expect([...answers, late].map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    await expectOneOrder(db(), providers);
  });

  it("that arrives during a capture changes nothing", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("slow");

    const [captured] = await Promise.all([
      capture(ada, id, cart),
      new Promise((done) => setTimeout(done, 100)).then(() => tell(eventOf(id))),
    ]);

    expect(captured.status).toBe(200);
    await expectOneOrder(db(), providers);
  });

  it("is rejected without a retry if it is forged, altered or unsigned", async () => {
    const { event } = await unconfirmed();
    const signed = providers.sign(event);

    const answers = [
      await tell(event, { ...signed, "paypal-transmission-sig": "forged" }),
      await tell(event.replace("1.0", "2.0"), signed),
      await tell(event, {}),
    ];
    await reconcile(app().payments);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(await statuses()).toEqual(["pending_payment"]);
    expect(providers.taken()).toEqual([]);
  });

  it("answers 503, so that PayPal sends it again, if PayPal cannot verify it", async () => {
    const { event } = await unconfirmed();
    const down = { ...providers.sign(event), "paypal-transmission-sig": "down" };

    expect((await tell(event, down)).statusCode).toBe(503);
  });

  it("is ignored for an unknown payment, another event type or invalid JSON", async () => {
    for (const event of [eventOf("UNKNOWN"), `{"event_type":"CUSTOMER.DISPUTE.CREATED"}`, "{", ""]) {
      expect((await tell(event)).statusCode).toBe(204);
    }
  });
});
