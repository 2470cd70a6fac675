import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aMerchant, anApprovedOrder, injectTransport } from "../../testing/merchant.ts";
import { numberOfCard } from "../cards/cards.ts";
import { PayPalStore } from "./paypal-store.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A PayPal that starts with what an earlier one has saved. */
const start = () => injectTransport({ dataDir });

it("keeps orders, captures, refunds and disputes over a restart", async () => {
  const paypal = start();
  const { merchant, id } = await anApprovedOrder(paypal, numberOfCard("pending-refund"));
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

it("replaces its file in one step", async () => {
  await anApprovedOrder(start());

  expect(readdirSync(dataDir)).toEqual(["paypal.json"]);
});

it.each(["", "{", "[]", '{"version":2}', '{"version":1,"orders":[]}'])(
  "says what to do about the damaged file %p",
  (content) => {
    const file = join(dataDir, "paypal.json");
    writeFileSync(file, content);

    expect(() => new PayPalStore(file)).toThrow(
      `The sandbox cannot read its PayPal payments in ${file}. Delete this file to start without earlier payments.`,
    );
  },
);
