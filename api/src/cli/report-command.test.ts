import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { users } from "../modules/identity/tables.ts";
import { bankPayments, invoices, ledger } from "../modules/ordering/tables.ts";
import { invoiced, paidByCard } from "../testing/purchase-orders.ts";
import { replaceModules } from "../testing/replace-modules.ts";
import { sandboxProviders } from "../testing/sandbox-providers.ts";
import { testApp } from "../testing/test-app.ts";
import { printJson, printReport } from "./output/print-report.ts";
import { runCommand } from "./run-command.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const staff = (...args: string[]) => {
  const paypal = app().payments.paypal;
  return runCommand(
    { db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace", paypal },
    args,
  );
};
const readCsv = async (...args: string[]): Promise<Record<string, string>[]> =>
  parse((await staff("report", "--csv", ...args)).report?.text ?? "", { bom: true, columns: true });

const TODAY = new Date().toISOString().slice(0, 10);
const MONTH = `${TODAY.slice(0, -2)}01`;

/** An order by purchase order, invoiced, and overpaid by a check of $480.00. */
async function paidByCheck(email: string) {
  const number = await invoiced(db(), browser(), email);
  const [invoice] = await db().select().from(invoices).where(eq(invoices.number, number));
  const check = { amountCents: 480_00, method: "check", reference: "+4711" } as const;
  await db()
    .insert(bankPayments)
    .values({ ...check, invoiceId: invoice?.id ?? 0, receivedOn: "2026-11-20", actor: "grace" });
  const booked = { kind: "transfer", currency: "USD", reference: `IV-${number} check +4711` } as const;
  await db()
    .insert(ledger)
    .values({ ...booked, orderId: invoice?.orderId ?? 0, amountCents: check.amountCents });
  return number;
}

it("sums the current month by default, and says that it agrees with the ledger", async () => {
  const number = await paidByCard(db(), browser());
  await staff("refund", number, "72", "--reason", "Late");
  await paidByCheck("eve@lab.example");

  const { report } = await staff("report");

  const rows = report?.rows?.map(({ part, item, count, amount, "recorded tax": tax }) =>
    [part, item, count ?? "", amount, tax ?? ""].join(" | "),
  );
  expect(rows).toEqual([
    "sales | Goods and services | 2 | $858.00 | ",
    "sales | Freight | 2 | $86.00 | ",
    "returns | Refunds and reversals | 1 | $72.00 | ",
    "returns | Credit notes | 0 | $0.00 | ",
    "returns | Purchase orders of cancelled orders | 0 | $0.00 | ",
    "PayPal | Captures | 1 | $472.00 | ",
    "PayPal | Refunds | 1 | $72.00 | ",
    "PayPal | Reversals | 0 | $0.00 | ",
    "bank | Transfers and checks | 1 | $480.00 | ",
    expect.stringMatching(/^tax \| MA \| 2 \| \$858\.00 \| \$\d+\.\d\d$/),
    "tax | Rate pending | 0 | $0.00 | ",
    `open invoices on ${TODAY} | not due | 0 | $0.00 | `,
    `open invoices on ${TODAY} | 1–30 days overdue | 0 | $0.00 | `,
    `open invoices on ${TODAY} | 31–60 days overdue | 0 | $0.00 | `,
    `open invoices on ${TODAY} | 61–90 days overdue | 0 | $0.00 | `,
    `open invoices on ${TODAY} | over 90 days overdue | 0 | $0.00 | `,
    `balances on ${TODAY} | Open invoices |  | $0.00 | `,
    `balances on ${TODAY} | Ordered, not invoiced yet |  | $0.00 | `,
    `balances on ${TODAY} | Accounts receivable |  | $0.00 | `,
    `balances on ${TODAY} | Customer credits |  | $8.00 | `,
  ]);
  expect(report?.messages).toEqual([
    `The journal of ${MONTH} to ${TODAY} (UTC) has 4 entries: debits and credits are $1,496.00 each, and it agrees with the ledger.`,
  ]);
  expect(report?.hasFailed).toBeUndefined();
});

it("prints the journal as CSV, with the texts of customers escaped and the amounts as decimals", async () => {
  const number = await paidByCard(db(), browser());
  await db().update(users).set({ company: '=HYPERLINK("https://evil.example")' });
  const other = await paidByCheck("eve@lab.example");
  await db()
    .update(users)
    .set({ email: "=eve@lab.example", company: "" })
    .where(eq(users.email, "eve@lab.example"));

  const lines = await readCsv();

  const [bought = {}] = lines;
  expect(bought).toEqual({
    ...{ date: TODAY, entry: "1", order: number, document: "", state: "MA", currency: "USD", received: "" },
    ...{ customer: `'=HYPERLINK("https://evil.example")`, reference: providers.captureId() },
    ...{ account: "PayPal clearing", debit: "472.00", credit: "" },
  });
  expect(lines.map((line) => [line.entry, line.account, line.debit, line.credit].join(" "))).toEqual([
    "1 PayPal clearing 472.00 ",
    "1 Sales  429.00",
    "1 Freight  43.00",
    "2 Accounts receivable 472.00 ",
    "2 Sales  429.00",
    "2 Freight  43.00",
    "3 Bank 480.00 ",
    "3 Accounts receivable  472.00",
    "3 Customer credits  8.00",
  ]);
  expect(lines.filter(({ entry }) => entry !== "1").map(({ customer }) => customer)).toEqual(
    Array(6).fill("'=eve@lab.example"),
  );
  expect(lines.at(-1)).toMatchObject({
    ...{ order: other, document: `IV-${other}`, reference: "'+4711", received: "2026-11-20" },
  });
});

it("prints the CSV as it is, and in JSON", async () => {
  await paidByCard(db(), browser());
  await db().update(users).set({ company: "Université\u001b[2J" });

  const { report = {} } = await staff("report", "--csv");

  expect(printReport(report, 20)).toBe(report.text);
  expect(report.text).toContain(",Université [2J,");
  expect(JSON.parse(printJson(report))).toEqual({ rows: [], says: [], text: report.text });
});

it("has the same entries in a period, with their numbers", async () => {
  for (const email of ["ada@lab.example", "eve@lab.example", "bob@lab.example"])
    await paidByCard(db(), browser(), email);
  const days = ["2026-10-31T23:59:59.999Z", "2026-11-01T00:00:00Z", "2026-11-30T23:59:59.999Z"];
  const booked = await db().select().from(ledger).orderBy(ledger.id);
  for (const [i, day] of days.entries())
    await db()
      .update(ledger)
      .set({ at: new Date(day) })
      .where(eq(ledger.id, booked[i]?.id ?? 0));

  const entries = async (...args: string[]) => [
    ...new Set((await readCsv(...args)).map(({ entry, date }) => `${entry} ${date}`)),
  ];

  expect(await entries("--from", "2026-11-01", "--to", "2026-11-30")).toEqual([
    "2 2026-11-01",
    "3 2026-11-30",
  ]);
  expect(await entries("--to", "2026-11-30")).toEqual(["2 2026-11-01", "3 2026-11-30"]);
  expect(await entries("--from", "2026-10-01", "--to", "2026-10-31")).toEqual(["1 2026-10-31"]);
  expect(await entries("--from", "2026-12-01", "--to", "2026-12-31")).toEqual([]);
});

it("says that money in another currency is not in its sums", async () => {
  await paidByCard(db(), browser());
  await db().update(ledger).set({ currency: "EUR" });

  const { report } = await staff("report");

  expect(report?.messages?.at(-1)).toBe(
    "1 entry in another currency than dollars: see --csv. These sums leave them out.",
  );
  expect(report?.rows?.find(({ item }) => item === "Captures")).toMatchObject({ count: 0, amount: "$0.00" });
});

it.each([
  [["--from", "november"], "--from requires a day, such as 2026-11-30."],
  [["--to", "2026-02-30"], "--to requires a day, such as 2026-11-30."],
  [["--from", ""], "--from requires a day, such as 2026-11-30."],
  [["--from", "2026-11-02", "--to", "2026-11-01"], /^The period begins on 2026-11-02, after its last day/],
])("explains the error in %j", async (args, problem) => {
  const said = (await staff("report", ...args)).problem;

  expect(said).toEqual(typeof problem === "string" ? problem : expect.stringMatching(problem));
});

describe("a journal that lacks rows of the ledger", () => {
  replaceModules({ "modules/ordering/reports/read-ledger.ts": { readLedger: async () => [] } });
  const report = async (csv: boolean) => {
    const { reportCommand } = await import("./report-command.ts");
    const shop = { db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace" };
    return reportCommand.run(shop, { positionals: [], options: { csv } });
  };
  const differs = "The journal has PayPal captures of 0.00 USD, the ledger 472.00.";

  it("fails with the difference, and prints no CSV", async () => {
    await paidByCard(db(), browser());

    expect(await report(false)).toMatchObject({
      messages: [`The journal of ${MONTH} to ${TODAY} (UTC) has 0 entries and cannot be used.`, differs],
      hasFailed: true,
    });
    await expect(report(true)).rejects.toThrow(differs);
  });
});
