import { runCommand } from "../../../../cli/run-command.ts";
import { fakeProviders } from "../../../../testing/fake-providers.ts";
import { atCheckout, capture } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { ledger, payments } from "../payments.table.ts";

const providers = fakeProviders();
const { app, db, browser } = testApp(providers.settings);
const shop = () => ({
  db: db(),
  publicUrl: "https://store.example",
  actor: "grace",
  folder: "/",
  paypal: app().payments.paypal,
});
const audit = async (days = "7") => runCommand(shop(), ["audit", "--paypal", days]);
const mismatches = async () => (await audit()).report?.rows?.map(({ mismatch }) => mismatch) ?? [];

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

    expect((await audit()).report).toEqual({ messages: ["Compared 2 payments with PayPal: they agree."] });
  });

  it("reports captured money that belongs to no order", async () => {
    const { id } = await atCheckout(browser());
    await app().payments.paypal.capture(id, "unknown-claim");

    expect(await mismatches()).toEqual([
      expect.stringMatching(new RegExp(`order ${id} has captured \\d+ cents that belong to no order`)),
    ]);
  });

  it("ignores captures in progress", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("no answer", "no answer");
    await capture(ada, id, cart);
    await app().payments.paypal.capture(id, "unknown-claim");

    expect(await mismatches()).toEqual([]);
  });

  it("reports a capture with another amount or id at PayPal, or unknown to PayPal", async () => {
    const id = await paid();
    await db().update(ledger).set({ amountCents: 1 });
    expect(await mismatches()).toEqual([
      expect.stringContaining(`of 1 cents is in the ledger, but PayPal's order ${id}`),
    ]);

    await db().update(payments).set({ captureId: "OTHER" });
    expect(await mismatches()).toEqual([expect.stringContaining(`capture OTHER of`)]);

    await db().update(payments).set({ providerOrderId: "GONE" });
    expect(await mismatches()).toEqual(["capture OTHER is in the ledger, but PayPal's order GONE has none"]);
  });

  it("requires a number of days", async () => {
    for (const days of ["0", "week", "-1"]) {
      expect(await audit(days)).toMatchObject({ problem: expect.stringMatching(/days|paypal/) });
    }
  });
});
