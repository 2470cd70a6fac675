import { aCapture, injectTransport, type Merchant } from "../../testing/merchant.ts";
import { findCardNumber } from "../cards/cards.ts";

const DAY_MS = 24 * 3600 * 1000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const usd = (value: string) => ({ currency_code: "USD", value });
let paypal: ReturnType<typeof injectTransport>;
beforeEach(() => {
  paypal = injectTransport();
});

const search = (merchant: Merchant, query: Record<string, string> = {}) =>
  merchant.call(
    "GET",
    `/v1/reporting/transactions?${new URLSearchParams({ start_date: at(-1), end_date: at(0), ...query })}`,
  );

it("lists payments, refunds and chargebacks with signed amounts and their references", async () => {
  const { merchant, captureId } = await aCapture(paypal);
  const refund = (await merchant.refund(captureId, { amount: usd("20.50"), custom_id: "R-1" })).body;
  await paypal({ method: "POST", path: `/captures/${captureId}/reverse` });

  const { status, body } = await search(merchant);

  expect(status).toBe(200);
  expect(body).toMatchObject({ page: 1, total_items: 3, total_pages: 1 });
  expect(body.transaction_details).toMatchObject([
    {
      transaction_info: {
        transaction_id: captureId,
        transaction_event_code: "T0006",
        transaction_amount: usd("120.50"),
        fee_amount: usd("-4.09"),
        transaction_status: "V",
        custom_field: "LG-1",
      },
    },
    {
      transaction_info: {
        transaction_id: refund.id,
        paypal_reference_id: captureId,
        paypal_reference_id_type: "TXN",
        transaction_event_code: "T1107",
        transaction_amount: usd("-20.50"),
        transaction_status: "S",
        custom_field: "R-1",
      },
    },
    { transaction_info: { transaction_event_code: "T1201", transaction_amount: usd("-100.00") } },
  ]);
  expect(body.transaction_details[0]).not.toHaveProperty("payer_info");
});

it("returns pages", async () => {
  const { merchant, captureId } = await aCapture(paypal);
  const other = await aCapture(paypal);

  const pages = [
    await search(merchant, { page_size: "1" }),
    await search(merchant, { page_size: "1", page: "2" }),
    await search(merchant, { page: "2" }),
  ].map(({ body }) => body);

  expect(pages[0]).toMatchObject({ total_items: 2, total_pages: 2 });
  const ids = pages.map(({ transaction_details: [one] = [] }) => one?.transaction_info.transaction_id);
  expect(ids).toEqual([captureId, other.captureId, undefined]);
});

it("filters by id, status and effect on the balance", async () => {
  const { merchant, captureId } = await aCapture(paypal);
  await aCapture(paypal, findCardNumber("pending"));
  const counts = async (query: Record<string, string>) => (await search(merchant, query)).body.total_items;

  expect(await counts({})).toBe(1);
  expect(await counts({ balance_affecting_records_only: "N" })).toBe(2);
  expect(await counts({ balance_affecting_records_only: "N", transaction_status: "P" })).toBe(1);
  expect(await counts({ transaction_id: captureId })).toBe(1);
  expect(await counts({ transaction_type: "T1107" })).toBe(0);
  expect(await counts({ start_date: at(-3), end_date: at(-2) })).toBe(0);
});

it.each([
  ["no start", { start_date: "" }],
  ["a day without a time", { start_date: "2026-11-01" }],
  ["more than 31 days", { start_date: at(-32) }],
  ["a start that the list does not reach", { start_date: at(1), end_date: at(2) }],
  ["a page of more than 500", { page_size: "501" }],
  ["a page before the first", { page: "0" }],
])("refuses %s", async (_what, query) => {
  const { merchant } = await aCapture(paypal);

  const { status, body } = await search(merchant, query);

  expect(status).toBe(400);
  expect(body).toMatchObject({ name: "INVALID_REQUEST", details: [{ location: "query" }] });
});
