import { paidByCard } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../../../../testing/shoppers.ts";
import { staffCommands } from "../../../../testing/staff-commands.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { ledger, payments } from "../payments.table.ts";
import { bookProviderRefund } from "../refunds/provider-refunds.ts";
import { refundContext } from "../refunds/refund-context.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const { staff, findMismatches } = staffCommands(app);

async function paid() {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  await capture(ada, id, cart);
  return id;
}

describe("the audit against PayPal", () => {
  it("reports nothing if every capture matches the ledger and unpaid orders have none", async () => {
    await paid();
    await atCheckout(browser(), "grace@lab.example");

    expect((await staff("audit", "--paypal", "7")).report).toEqual({
      messages: [
        "Compared 2 payments with PayPal: they agree.",
        expect.stringMatching(/^PayPal's list of transactions reaches to \d{4}-.*Z\.$/),
      ],
    });
  });

  it("reports captured money that belongs to no order", async () => {
    const { id } = await atCheckout(browser());
    await app().payments.paypal.capture(id, "unknown-claim", "card");

    expect(await findMismatches()).toEqual([
      expect.stringMatching(new RegExp(`order ${id} has captured \\d+ cents that belong to no order`)),
    ]);
  });

  it("ignores captures in progress", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "no answer", "no answer");
    await capture(ada, id, cart);
    await app().payments.paypal.capture(id, "unknown-claim", "card");

    expect(await findMismatches()).toEqual([]);
  });

  it("reports a capture with another amount or id at PayPal, or unknown to PayPal", async () => {
    const id = await paid();
    await db().update(ledger).set({ amountCents: 1 });
    expect(await findMismatches()).toEqual([
      expect.stringContaining(`of 1 cents is in the ledger, but PayPal's order ${id}`),
    ]);

    await db().update(payments).set({ captureId: "OTHER" });
    expect(await findMismatches()).toEqual([expect.stringContaining(`capture OTHER of`)]);

    await db().update(payments).set({ providerOrderId: "GONE" });
    expect(await findMismatches()).toEqual([
      "capture OTHER is in the ledger, but PayPal's order GONE has none",
      expect.stringContaining(`order ${id} has captured 47200 cents that the database does not know`),
    ]);
  });

  it("compares refunds of the store and those that were made at PayPal", async () => {
    const order = await paidByCard(db(), browser());
    await staff("refund", order, "100", "--reason", "Late");
    expect(await findMismatches()).toEqual([]);

    const captureId = providers.captureId();
    const id = providers.refundAtPayPal(captureId, 2_000);
    expect(await findMismatches()).toEqual([
      `capture ${captureId} has refunds of 10000 cents in the ledger, but PayPal has paid back 12000, refund ${id}`,
    ]);
    await bookProviderRefund(refundContext(app().payments), id);
    expect(await findMismatches()).toEqual([]);

    await staff("cancel", order, "--reason", "Late");
    expect(await findMismatches()).toEqual([]);
    expect((await staff("audit")).report).not.toHaveProperty("rows");
  });

  it("ignores refunds in progress", async () => {
    const order = await paidByCard(db(), browser());
    providers.plan("refund", "answer lost", "answer lost");
    await staff("refund", order, "--reason", "Late");

    expect(await findMismatches()).toEqual([]);
  });

  it("accepts a payment under review, and reports one that PayPal does not review", async () => {
    providers.plan("capture", "pending");
    await paidByCard(db(), browser());
    expect(await findMismatches()).toEqual([]);

    await db().update(payments).set({ status: "captured" });
    expect(await findMismatches()).toEqual([
      `capture ${providers.captureId()} is in the ledger, but PayPal reviews it`,
    ]);
  });

  it("requires a number of days", async () => {
    for (const days of ["0", "week", "-1"]) {
      expect(await staff("audit", "--paypal", days)).toMatchObject({
        problem: expect.stringMatching(/days|paypal/),
      });
    }
  });
});
