import { invoiced, paidByCard } from "../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../testing/sandbox-providers.ts";
import { staffCommands } from "../../testing/staff-commands.ts";
import { testApp } from "../../testing/test-app.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const { staff } = staffCommands(app);
const entriesOf = async (number: string) => {
  const { report } = await staff("order:show", number);
  return report?.rows?.map(({ part, name, value }) => `${part}: ${name}: ${value}`) ?? [];
};

describe("refund", () => {
  it("refunds a part, and order:show names it, its author and its reason", async () => {
    const number = await paidByCard(db(), browser());

    const { report } = await staff("refund", number, "$100.50", "--reason", "Damaged in transit");

    expect(report).toEqual({
      rows: [{ order: number, kind: `refund ${providers.refundId()}`, amount: "$100.50", state: "done" }],
      messages: [],
    });
    const entries = await entriesOf(number);
    expect(entries).toContainEqual(
      expect.stringMatching(/^refund: \w{17}: \$100\.50, completed, .* UTC, by grace: Damaged in transit$/),
    );
    expect(entries).toContainEqual(expect.stringMatching(/^payment: refund: -\$100\.50, .*, \w{17}$/));
  });

  it("refunds everything without an amount", async () => {
    const number = await paidByCard(db(), browser());

    expect((await staff("refund", number, "--reason", "Damaged")).report?.rows).toMatchObject([
      { amount: "$472.00", state: "done" },
    ]);
  });

  it("reduces an unpaid invoice by a credit note", async () => {
    const number = await invoiced(db(), browser());

    const { report } = await staff("refund", number, "20", "--reason", "Late");

    expect(report?.rows).toEqual([
      { order: number, kind: `credit note CN-${number}-1`, amount: "$20.00", state: "done" },
    ]);
    expect(await entriesOf(number)).toContainEqual(
      expect.stringMatching(new RegExp(`^credit note: CN-${number}-1: \\$20\\.00, .* UTC, by grace: Late$`)),
    );
  });

  it("says why PayPal has refused it, and fails", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", "refuse-refund");

    expect((await staff("refund", number, "--reason", "Late")).report).toMatchObject({
      rows: [{ state: "failed" }],
      messages: [
        expect.stringMatching(
          /^PayPal has refused the refund of \$472\.00: REFUND_FAILED_INSUFFICIENT_FUNDS /,
        ),
      ],
      hasFailed: true,
    });
    expect(await entriesOf(number)).toContainEqual(
      expect.stringContaining("refused by PayPal (REFUND_FAILED_INSUFFICIENT_FUNDS"),
    );
  });

  it("says that the store asks again if PayPal does not respond", async () => {
    const number = await paidByCard(db(), browser());
    providers.plan("refund", "no answer", "no answer");

    expect((await staff("refund", number, "--reason", "Late")).report).toEqual({
      rows: [{ order: number, kind: "refund 1", amount: "$472.00", state: "not confirmed" }],
      messages: [
        "PayPal has not completed the refund yet. The store keeps asking; order:show shows the result.",
      ],
    });
  });

  it.each([
    [["5"], "Give the reason, which the customer sees: --reason <text>."],
    [["0", "--reason", "Late"], "0 is not an amount in dollars, such as 1204.50."],
    [["1.005", "--reason", "Late"], "1.005 is not an amount in dollars, such as 1204.50."],
    [["-5", "--reason", "Late"], "-5 is not an amount in dollars, such as 1204.50."],
    [["472.01", "--reason", "Late"], /^At most \$472\.00 of order \d+ can be refunded\./],
  ])("explains the error in %j", async (args, problem) => {
    const number = await paidByCard(db(), browser());

    const said = (await staff("refund", number, ...args)).problem;

    if (typeof problem === "string") expect(said).toBe(problem);
    else expect(said).toMatch(problem);
    expect(providers.paidBack()).toEqual([]);
  });
});

describe("cancel", () => {
  it("refunds and cancels an order that was paid by card", async () => {
    const number = await paidByCard(db(), browser());

    expect((await staff("cancel", number, "--reason", "Out of stock")).report).toEqual({
      rows: [{ order: number, kind: `refund ${providers.refundId()}`, amount: "$472.00", state: "done" }],
      messages: [`Order ${number} is Cancelled.`],
    });
  });

  it("says that the order is cancelled later, or not at all", async () => {
    const first = await paidByCard(db(), browser());
    providers.plan("refund", "pending-refund");
    expect((await staff("orders:cancel", first, "--reason", "Late")).report?.messages?.at(-1)).toBe(
      `Order ${first} is cancelled when the refund is completed.`,
    );

    const second = await paidByCard(db(), browser(), "eve@lab.example");
    providers.plan("refund", "refuse-refund");
    expect((await staff("cancel", second, "--reason", "Late")).report).toMatchObject({
      messages: [expect.stringContaining("PayPal has refused"), `Order ${second} is not cancelled.`],
      hasFailed: true,
    });
  });

  it("is listed in the help under both names", async () => {
    const { help } = await staff("--help");

    expect(help).toContain("orders:cancel <number>");
    expect(help).toMatch(/\n {2}cancel <number> .*the same as orders:cancel/);
    expect(help).toContain("refund <number> [amount]");
  });
});
