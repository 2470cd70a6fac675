import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aCapture, aMerchant, anApprovedOrder, injectTransport } from "../testing/merchant.ts";
import { findCardNumber } from "./cards/cards.ts";
import { PayPalStore } from "./paypal-store.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A PayPal that starts with what an earlier one has saved. */
const start = () => injectTransport({ dataDir });
const linesOfFile = () => readFileSync(join(dataDir, "paypal.json"), "utf8").trimEnd().split("\n");
const EMPTY = '{"version":1,"orders":[],"captures":[],"refunds":[],"disputes":[],"outcomes":[]}';

it("keeps orders, captures, refunds and disputes over a restart", async () => {
  const paypal = start();
  const { merchant, id } = await anApprovedOrder(paypal, findCardNumber("pending-refund"));
  const captured = await merchant.capture(id);
  const captureId = captured.body.purchase_units[0].payments.captures[0].id;
  await paypal({ method: "POST", path: `/captures/${captureId}/dispute` });
  const refund = (await merchant.refund(captureId)).body;
  const before = [await merchant.read(id), await merchant.readCapture(captureId)].map(({ body }) => body);

  const restarted = start();
  const again = await aMerchant(restarted);

  const after = [await again.read(id), await again.readCapture(captureId)].map(({ body }) => body);
  expect(after).toEqual(before);
  expect((await again.readRefund(refund.id)).body).toEqual(refund);
  const list = (await restarted({ method: "GET", path: "/payments.json" })).body;
  expect(list).toMatchObject([{ capture: { id: captureId }, disputes: [{ status: "OPEN" }] }]);
});

it("returns the first response to a repeated request id after a restart", async () => {
  const { merchant, id } = await anApprovedOrder(start());
  const first = await merchant.capture(id, "capture-1");

  const again = await (await aMerchant(start())).capture(id, "capture-1");

  expect(again).toMatchObject({ status: 200, body: first.body });
});

it("replaces its file in one step at the start", async () => {
  await anApprovedOrder(start());
  expect(linesOfFile().length).toBeGreaterThan(1);

  await aMerchant(start());

  expect(linesOfFile()).toHaveLength(1);
  expect(readdirSync(dataDir)).toEqual(["paypal.json"]);
});

it("saves a payment without writing the earlier ones again", async () => {
  const paypal = start();
  const { orderId: earlier } = await aCapture(paypal);
  const before = linesOfFile();

  await aCapture(paypal);

  const lines = linesOfFile();
  expect(lines.slice(0, before.length)).toEqual(before);
  expect(lines.slice(before.length).join()).not.toContain(earlier);
});

it("ignores a change that was not written to its end", async () => {
  const { merchant, id } = await anApprovedOrder(start());
  const { body } = await merchant.read(id);
  appendFileSync(join(dataDir, "paypal.json"), '["orders","HALF",{"ord');

  const again = await aMerchant(start());

  expect((await again.read(id)).body).toEqual(body);
  expect((await again.read("HALF")).status).toBe(404);
});

it.each(["", "{", "[]", '{"version":2}', '{"version":1,"orders":[]}', `${EMPTY}\n{\n`])(
  "says what to do about the damaged file %p",
  (content) => {
    const file = join(dataDir, "paypal.json");
    writeFileSync(file, content);

    expect(() => new PayPalStore(file)).toThrow(
      `The sandbox cannot read its PayPal payments in ${file}. Delete this file to start without earlier payments.`,
    );
  },
);
