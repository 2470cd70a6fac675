import { CARDS } from "./cards.ts";
import { passesLuhn } from "./sdk/card-rules.js";
import { anApprovedOrder, aStore, confirmCard, startPayPal } from "./testing.ts";

const paypal = startPayPal();
const numberFor = (behaviour: string) => CARDS.find((card) => card.behaviour === behaviour)?.number;

it("captures an approved order and answers the capture", async () => {
  const { store, id } = await anApprovedOrder(paypal);

  const { status, body } = await store.capture(id);

  expect(status).toBe(201);
  expect(body).toMatchObject({
    id,
    status: "COMPLETED",
    payment_source: { card: { last_digits: "1111", brand: "VISA" } },
    purchase_units: [
      {
        reference_id: "default",
        payments: {
          captures: [
            {
              id: expect.stringMatching(/^[0-9A-Z]{17}$/),
              status: "COMPLETED",
              amount: { currency_code: "USD", value: "120.50" },
              custom_id: "LG-1",
              final_capture: true,
              seller_receivable_breakdown: { paypal_fee: { value: "4.09" }, net_amount: { value: "116.41" } },
              create_time: expect.stringMatching(/Z$/),
            },
          ],
        },
      },
    ],
  });
  expect((await store.read(id)).body.purchase_units[0]).toMatchObject(body.purchase_units[0]);
});

it("answers the same capture to the same request id, and captures once", async () => {
  const { store, id } = await anApprovedOrder(paypal);
  const first = await store.capture(id, "capture-1");

  expect(await store.capture(id, "capture-1")).toEqual({ status: 200, body: first.body });
});

it("refuses a second capture under another request id", async () => {
  const { store, id } = await anApprovedOrder(paypal);
  await store.capture(id, "capture-1");

  expect(await store.capture(id, "capture-2")).toMatchObject({
    status: 422,
    body: { name: "UNPROCESSABLE_ENTITY", details: [{ issue: "ORDER_ALREADY_CAPTURED" }] },
  });
});

it("refuses to capture what the buyer has not agreed to, and captures it afterwards", async () => {
  const store = await aStore(paypal);
  const { id } = (await store.create()).body;

  expect((await store.capture(id, "early")).body.details[0].issue).toBe("ORDER_NOT_APPROVED");
  await confirmCard(paypal, id);
  expect((await store.capture(id, "early")).status).toBe(201);
});

it("declines, says so again to the same request id, and takes another card", async () => {
  const { store, id } = await anApprovedOrder(paypal, numberFor("decline"));
  const declined = {
    status: 422,
    body: {
      name: "UNPROCESSABLE_ENTITY",
      details: [{ issue: "INSTRUMENT_DECLINED", description: expect.any(String) }],
      debug_id: expect.any(String),
      links: [{ rel: "information_link" }],
    },
  };

  expect(await store.capture(id, "declined")).toMatchObject(declined);
  await confirmCard(paypal, id);
  expect(await store.capture(id, "declined")).toMatchObject(declined);
  expect((await store.capture(id, "other card")).status).toBe(201);
});

it("answers 201 with a declined capture for the card that is refused by its bank", async () => {
  const { store, id } = await anApprovedOrder(paypal, numberFor("decline-in-capture"));

  const { status, body } = await store.capture(id);

  expect(status).toBe(201);
  expect(body.purchase_units[0].payments.captures[0].status).toBe("DECLINED");
});

it("refuses a card of a type that is not taken before any capture", async () => {
  const store = await aStore(paypal);
  const { id } = (await store.create()).body;

  expect(await confirmCard(paypal, id, numberFor("refuse-card"))).toMatchObject({
    status: 422,
    body: { details: [{ issue: "CARD_TYPE_NOT_SUPPORTED" }] },
  });
});

it("fails with 500 and takes nothing", async () => {
  const { store, id } = await anApprovedOrder(paypal, numberFor("server-error"));

  expect(await store.capture(id, "a")).toMatchObject({
    status: 500,
    body: { name: "INTERNAL_SERVER_ERROR" },
  });
  expect((await store.read(id)).body.status).toBe("APPROVED");
});

it("is too busy once, and then captures under the same request id", async () => {
  const { store, id } = await anApprovedOrder(paypal, numberFor("rate-limit-once"));

  expect(await store.capture(id, "a")).toMatchObject({ status: 429, body: { name: "RATE_LIMIT_REACHED" } });
  expect((await store.capture(id, "a")).status).toBe(201);
});

it("hangs and takes nothing, every time", async () => {
  const { store, id } = await anApprovedOrder(paypal, numberFor("hang"));

  expect((await store.capture(id, "a")).status).toBe(504);
  expect((await store.capture(id, "a")).status).toBe(504);
  expect((await store.read(id)).body.status).toBe("APPROVED");
});

it("hangs once, while a second try of the same request is paid", async () => {
  const { store, id } = await anApprovedOrder(paypal, numberFor("hang-once"));
  const hanging = store.capture(id, "a");

  expect((await store.capture(id, "a")).status).toBe(201);
  expect((await hanging).status).toBe(504);
});

it("takes the money at once but answers late", async () => {
  const { store, id } = await anApprovedOrder(paypal, numberFor("late"));
  const late = store.capture(id, "a");

  const again = await store.capture(id, "a");

  expect(again.status).toBe(200);
  expect((await store.read(id)).body.status).toBe("COMPLETED");
  expect(await late).toEqual({ status: 201, body: again.body });
});

it("lists only card numbers that a card form lets through", () => {
  expect(CARDS.filter(({ number }) => !passesLuhn(number))).toEqual([]);
});
