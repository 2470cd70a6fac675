import { aMerchant, anApprovedOrder, confirmCard, injectTransport } from "../../testing/merchant.ts";
import { CARDS, findCardNumber } from "../cards/cards.ts";
import { passesLuhn } from "../sdk/browser/cards/card-validation.js";

const paypal = injectTransport();

it("captures an approved order and returns the capture", async () => {
  const { merchant, id } = await anApprovedOrder(paypal);

  const { status, body } = await merchant.capture(id);

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
  expect((await merchant.read(id)).body.purchase_units[0]).toMatchObject(body.purchase_units[0]);
});

it("returns the first response to a repeated request id, without another capture", async () => {
  const { merchant, id } = await anApprovedOrder(paypal);
  const first = await merchant.capture(id, "capture-1");

  expect(await merchant.capture(id, "capture-1")).toMatchObject({ status: 200, body: first.body });
});

it("rejects a second capture with another request id", async () => {
  const { merchant, id } = await anApprovedOrder(paypal);
  await merchant.capture(id, "capture-1");

  expect(await merchant.capture(id, "capture-2")).toMatchObject({
    status: 422,
    body: { name: "UNPROCESSABLE_ENTITY", details: [{ issue: "ORDER_ALREADY_CAPTURED" }] },
  });
});

it("rejects the capture of an unapproved order, and captures it after the approval", async () => {
  const merchant = await aMerchant(paypal);
  const { id } = (await merchant.create()).body;

  expect((await merchant.capture(id, "early")).body.details[0].issue).toBe("ORDER_NOT_APPROVED");
  await confirmCard(paypal, id);
  expect((await merchant.capture(id, "early")).status).toBe(201);
});

it("declines a card, also for the repeated request id, and accepts another card", async () => {
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("decline"));
  const declined = {
    status: 422,
    body: {
      name: "UNPROCESSABLE_ENTITY",
      details: [{ issue: "INSTRUMENT_DECLINED", description: expect.any(String) }],
      debug_id: expect.any(String),
      links: [{ rel: "information_link" }],
    },
  };

  expect(await merchant.capture(id, "declined")).toMatchObject(declined);
  await confirmCard(paypal, id);
  expect(await merchant.capture(id, "declined")).toMatchObject(declined);
  expect((await merchant.capture(id, "other card")).status).toBe(201);
});

it("returns 201 with a declined capture for the card with the behaviour decline-in-capture", async () => {
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("decline-in-capture"));

  const { status, body } = await merchant.capture(id);

  expect(status).toBe(201);
  expect(body.purchase_units[0].payments.captures[0].status).toBe("DECLINED");
});

it("rejects a card of an unsupported type when it is submitted", async () => {
  const merchant = await aMerchant(paypal);
  const { id } = (await merchant.create()).body;

  expect(await confirmCard(paypal, id, findCardNumber("refuse-card"))).toMatchObject({
    status: 422,
    body: { details: [{ issue: "CARD_TYPE_NOT_SUPPORTED" }] },
  });
});

it("responds with 500 without a capture", async () => {
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("server-error"));

  expect(await merchant.capture(id, "a")).toMatchObject({
    status: 500,
    body: { name: "INTERNAL_SERVER_ERROR" },
  });
  expect((await merchant.read(id)).body.status).toBe("APPROVED");
});

it("responds with 429 once, then captures with the same request id", async () => {
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("rate-limit-once"));

  expect(await merchant.capture(id, "a")).toMatchObject({
    status: 429,
    body: { name: "RATE_LIMIT_REACHED" },
  });
  expect((await merchant.capture(id, "a")).status).toBe(201);
});

it("hangs every time, without a capture", async () => {
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("hang"));

  expect((await merchant.capture(id, "a")).status).toBe(504);
  expect((await merchant.capture(id, "a")).status).toBe(504);
  expect((await merchant.read(id)).body.status).toBe("APPROVED");
});

it("hangs once, while a repeated request is captured", async () => {
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("hang-once"));
  const hanging = merchant.capture(id, "a");

  expect((await merchant.capture(id, "a")).status).toBe(201);
  expect((await hanging).status).toBe(504);
});

it("captures immediately but responds late", async () => {
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("late"));
  const late = merchant.capture(id, "a");

  const again = await merchant.capture(id, "a");

  expect(again.status).toBe(200);
  expect((await merchant.read(id)).body.status).toBe("COMPLETED");
  expect(await late).toMatchObject({ status: 201, body: again.body });
});

it("lists only card numbers that pass the card form's validation", () => {
  expect(CARDS.filter(({ number }) => !passesLuhn(number))).toEqual([]);
});
