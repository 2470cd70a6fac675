import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../../../../testing/shoppers.ts";
import { staffCommands } from "../../../../testing/staff-commands.ts";
import { testApp } from "../../../../testing/test-app.ts";

const providers = sandboxProviders();
const { app, browser } = testApp(providers.settings);
const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const list = async (days = 31) => {
  const found = await app().payments.paypal.listTransactions(new Date(Date.now() - days * DAY_MS));
  return found.kind === "listed" ? found.transactions.map(({ id }) => id) : found.why;
};
const { staff } = staffCommands(app);
const audit = (since: string) => staff("audit", "--paypal", since);

/** Changes when PayPal has captured the first payment. */
function captureEarlier(ms: number): void {
  const [payment] = providers.payments();
  Object.assign(payment?.capture ?? {}, { create_time: new Date(Date.now() - ms).toISOString() });
}

async function paid(email: string): Promise<string> {
  const by = browser();
  const { id, cart } = await atCheckout(by, email);
  await capture(by, id, cart);
  return providers.captureId();
}

afterEach(() => providers.setReports({ delayMs: 0, maxItems: 10_000 }));

it("lists periods of more than 31 days, and those that PayPal refuses to list at once", async () => {
  const first = await paid("ada@lab.example");
  captureEarlier(50 * HOUR_MS);
  const second = await paid("grace@lab.example");

  expect(await list(100)).toEqual([first, second]);
  providers.setReports({ maxItems: 1 });
  expect(await list()).toEqual([first, second]);
});

it("lists a transaction at the border of two periods once", async () => {
  const captureId = await paid("ada@lab.example");
  captureEarlier(31 * DAY_MS + 300);

  expect(await list(62)).toEqual([captureId]);
});

it("says how far PayPal's list reaches", async () => {
  await paid("ada@lab.example");
  providers.setReports({ delayMs: 3 * HOUR_MS });

  expect(await list(1)).toEqual([]);
  const { report } = await audit("1");
  const until = new Date(Date.now() - 3 * HOUR_MS).toISOString().slice(0, 13);
  expect(report?.messages?.[1]).toMatch(new RegExp(`^PayPal's list of transactions reaches to ${until}`));
  expect(report).not.toHaveProperty("hasFailed");
});

it("compares what the database has, and fails, if PayPal does not list its transactions", async () => {
  const captureId = await paid("ada@lab.example");
  providers.plan("search", "error");

  expect(await audit("1")).toMatchObject({
    report: {
      messages: [
        "Compared 1 payments with PayPal: they agree.",
        expect.stringMatching(/^PayPal does not list its transactions \(PayPal responded with 500/),
      ],
      hasFailed: true,
    },
  });
  expect(await list()).toEqual([captureId]);
});

it("accepts days, a date or a time", async () => {
  for (const since of ["7", new Date().toISOString().slice(0, 10), "2026-11-20T02:00Z"])
    expect(await audit(since)).toHaveProperty("report");
  for (const since of ["0", "week", "2026-13-01", "2001-01-01", "2099-01-01"])
    expect(await audit(since)).toMatchObject({ problem: expect.stringMatching(/^--paypal: give days/) });
});
