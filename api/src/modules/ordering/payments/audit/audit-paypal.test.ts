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
  it("finds nothing where every capture is booked as it was taken, and what was not paid was not", async () => {
    await paid();
    await atCheckout(browser(), "grace@lab.example");

    expect((await audit()).report).toEqual({ says: ["2 payments were compared with PayPal: they agree."] });
  });

  it("finds money that was taken, and that no order has", async () => {
    const { id } = await atCheckout(browser());
    await app().payments.paypal.capture(id, "nobody's");

    expect(await mismatches()).toEqual([
      expect.stringMatching(new RegExp(`order ${id} has taken \\d+ cents, and no order has them`)),
    ]);
  });

  it("leaves out money that somebody is still booking", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.behave("no answer", "no answer");
    await capture(ada, id, cart);
    await app().payments.paypal.capture(id, "nobody's");

    expect(await mismatches()).toEqual([]);
  });

  it("finds a capture that PayPal has with another amount, another name, or not at all", async () => {
    const id = await paid();
    await db().update(ledger).set({ amountCents: 1 });
    expect(await mismatches()).toEqual([
      expect.stringContaining(`of 1 cents is booked, PayPal's order ${id}`),
    ]);

    await db().update(payments).set({ captureId: "OTHER" });
    expect(await mismatches()).toEqual([expect.stringContaining(`capture OTHER of`)]);

    await db().update(payments).set({ providerOrderId: "GONE" });
    expect(await mismatches()).toEqual(["capture OTHER is booked, and PayPal's order GONE has none"]);
  });

  it("wants to know of how many days", async () => {
    for (const days of ["0", "week", "-1"]) {
      expect(await audit(days)).toMatchObject({ problem: expect.stringMatching(/Days|paypal/) });
    }
  });
});
