import { eq } from "drizzle-orm";
import { outbox } from "../../../../jobs/outbox.table.ts";
import { inHalves, newestOrder, paidByCard } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, atCheckout, LARGER } from "../../../../testing/shoppers.ts";
import { staffCommands } from "../../../../testing/staff-commands.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { captureAttempts, ledger, payments } from "../payments.table.ts";
import { refunds } from "../refunds/refunds.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const { staff, says, findMismatches } = staffCommands(app);
const adopt = (id: string) => says("payments:adopt", id);
const refund = (id: string) => says("payments:refund", id, "--reason", "Your order is lost");

/** A payment that PayPal has captured, of which the database knows the payment and the cart only. */
async function capturedUnknown(email?: string) {
  const by = browser();
  const { id } = await atCheckout(by, email);
  await app().payments.paypal.capture(id, `lost-${id}`, "card");
  return { by, id, captureId: providers.captureId() };
}

/** A payment of which the database knows nothing, as when its buyer came after the backup. */
async function capturedWithoutRecord(email?: string) {
  const unknown = await capturedUnknown(email);
  await db().delete(payments);
  return unknown;
}

/** Forgets the refunds of an order, as a restore does. */
async function forgetRefunds() {
  await db().delete(refunds);
  await db().delete(ledger).where(eq(ledger.kind, "refund"));
  await db().delete(ledger).where(eq(ledger.kind, "reversal"));
  await db().delete(outbox);
}

describe("payments:adopt", () => {
  it("places the order of the cart once, if two run at the same time and another follows", async () => {
    const { captureId } = await capturedUnknown();

    const said = await Promise.all([adopt(captureId), adopt(captureId)]);

    const order = await newestOrder(db());
    const sentence = `Capture ${captureId} pays order ${order}.`;
    expect([...said, await adopt(captureId)]).toEqual([sentence, sentence, sentence]);
    expect(await db().$count(orders)).toBe(1);
    expect(await db().select().from(ledger)).toMatchObject([{ kind: "capture", reference: captureId }]);
    expect(await findMismatches()).toEqual([]);
    expect((await auditMoney(db())).mismatches).toEqual([]);
  });

  it("refuses a cart that is not what was paid for", async () => {
    const { by, captureId } = await capturedUnknown();
    await add(by, LARGER);

    expect(await adopt(captureId)).toBe(
      `Capture ${captureId} cannot be adopted, because the checkout would refuse it: The cart is not what was paid for. Refund it by payments:refund.`,
    );
    expect(await db().$count(orders)).toBe(0);
    expect(await db().$count(captureAttempts)).toBe(0);
  });

  it("refuses half of an order, whose purchase order is lost, and a payment without a record", async () => {
    const { id } = await inHalves(db(), browser());
    await app().payments.paypal.capture(id, "lost", "card");
    expect(await adopt(providers.captureId())).toMatch(/The cart is not what was paid for/);

    const { captureId } = await capturedWithoutRecord("eve@lab.example");
    expect(await adopt(captureId)).toMatch(
      /because the database does not have the cart that it paid for\. Refund it/,
    );
  });

  it("refuses the payment of another store, and an unknown one", async () => {
    const other = { reference: "other.example_1", invoiceId: "I-1", description: "x", shippingCents: 0 };
    const items = [{ name: "x", quantity: 1, unitCents: 100 }];
    const { paypal } = app().payments;
    const created = await paypal.createOrder("r", { ...other, items, amountCents: 100, source: "card" });
    if (created.kind === "created") await paypal.capture(created.id, "c", "card");
    const captureId = providers.captureId();

    const sentence = `Capture ${captureId} is not a payment of this store: its custom_id "other.example_1" does not begin with localhost-8080_.`;
    expect(await findMismatches()).toEqual([]);
    expect(await adopt(captureId)).toBe(sentence);
    expect(await refund(captureId)).toBe(sentence);
    expect(await adopt("NOSUCHCAPTURE0001")).toMatch(/^No transaction NOSUCHCAPTURE0001 in PayPal's list/);
  });

  it("books a refund that is unknown, and sends no mail", async () => {
    const order = await paidByCard(db(), browser());
    await staff("refund", order, "100", "--reason", "Late");
    const id = providers.refundId();
    await forgetRefunds();
    expect(await findMismatches()).toEqual([
      expect.stringMatching(new RegExp(`paid back 10000, refund ${id}$`)),
    ]);

    expect([await adopt(id), await adopt(id)]).toEqual(
      Array(2).fill(`Transaction ${id} is booked for order ${order}.`),
    );

    expect(await findMismatches()).toEqual([]);
    expect((await auditMoney(db())).mismatches).toEqual([]);
    expect(await db().$count(outbox)).toBe(0);
  });

  it("books a reversal as one, also of an old payment", async () => {
    const order = await paidByCard(db(), browser());
    const id = providers.reverse(providers.captureId());
    await db()
      .update(payments)
      .set({ createdAt: new Date("2026-01-01") });
    expect(await findMismatches()).toEqual([expect.stringContaining(`refund ${id}`)]);

    expect(await adopt(id)).toBe(`Transaction ${id} is booked for order ${order}.`);

    const entries = await db().select().from(ledger).orderBy(ledger.id);
    expect(entries.map(({ kind }) => kind)).toEqual(["capture", "reversal"]);
    expect(await findMismatches()).toEqual([]);
  });
});

describe("payments:refund", () => {
  it("pays back once, if two run at the same time and another follows", async () => {
    const { captureId } = await capturedWithoutRecord();
    expect(await findMismatches()).toEqual([
      expect.stringMatching(/47200 cents that the database does not know/),
    ]);

    const said = await Promise.all([refund(captureId), refund(captureId)]);

    expect(said).toContain(`$472.00 of capture ${captureId} are paid back.`);
    expect(await refund(captureId)).toBe(`Nothing is left of capture ${captureId}: it is paid back.`);
    expect(providers.paidBack()).toEqual([472_00]);
    expect(providers.payments()[0]?.refunds[0]?.note_to_payer).toBe("Your order is lost");
    expect(await findMismatches()).toEqual([]);
    expect(await adopt(captureId)).toBe(`The money of capture ${captureId} is paid back.`);
  });

  it("pays back what earlier refunds have left", async () => {
    const { captureId } = await capturedWithoutRecord();
    providers.refundAtPayPal(captureId, 72_00);

    expect(await refund(captureId)).toBe(`$400.00 of capture ${captureId} are paid back.`);
    expect(await findMismatches()).toEqual([]);
  });

  it("excludes adoption, which excludes it", async () => {
    const { captureId } = await capturedUnknown();

    await Promise.all([adopt(captureId), refund(captureId), adopt(captureId), refund(captureId)]);

    const isAdopted = (await db().$count(orders)) === 1;
    expect(providers.paidBack()).toEqual(isAdopted ? [] : [472_00]);
    expect(await findMismatches()).toEqual([]);
    expect(await refund(captureId)).toMatch(isAdopted ? /it pays order \d+/ : /it is paid back/);
  });

  it("lets a payment be adopted that PayPal refuses to pay back", async () => {
    const { captureId } = await capturedUnknown();
    providers.plan("refund", "refuse-refund");

    expect(await staff("payments:refund", captureId, "--reason", "Lost")).toMatchObject({
      report: { messages: [expect.stringMatching(/^PayPal has refused to pay back/)], hasFailed: true },
    });
    expect(await adopt(captureId)).toMatch(/pays order/);
  });

  it("says that PayPal has not confirmed it, and is finished by another run", async () => {
    const { captureId } = await capturedUnknown();
    providers.plan("refund", "answer lost", "answer lost");

    expect(await refund(captureId)).toMatch(
      /has not confirmed the refund of \$472\.00 .* Run the command again/,
    );
    expect(await refund(captureId)).toBe(`Nothing is left of capture ${captureId}: it is paid back.`);
    expect(providers.paidBack()).toEqual([472_00]);
  });

  it("refuses the payment of an order", async () => {
    const order = await paidByCard(db(), browser());
    const id = providers.captureId();

    expect(await refund(id)).toBe(`Capture ${id} is known: it pays order ${order}. See order:show ${order}.`);
    expect(providers.paidBack()).toEqual([]);
  });
});
