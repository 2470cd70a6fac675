import { eq } from "drizzle-orm";
import { outbox } from "../jobs/outbox.table.ts";
import { ledger, quotes } from "../modules/ordering/tables.ts";
import { signUpVerified, subjectsTo } from "../testing/customers.ts";
import { anOrder, aQuotedLine } from "../testing/orders.ts";
import { testApp } from "../testing/test-app.ts";
import { runCommand } from "./run-command.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";
const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: ".", actor: "grace" }, args);
const terms = (...options: string[]) => staff("account:terms", ADA, ...options);
const NONE = { report: { messages: [`${ADA} has no terms.`] } };

describe("account:terms", () => {
  beforeEach(async () => void (await signUpVerified(db(), browser(), ADA)));

  it("gives an account a limit and net days, replaces them, and takes them away", async () => {
    expect(await terms()).toEqual(NONE);

    expect(await terms("--limit", "25000", "--days", "45")).toEqual({
      report: {
        rows: [{ account: ADA, limit: "$25,000.00", days: 45, owes: "$0.00" }],
        messages: [`${ADA} can order by purchase order, net 45 days.`],
      },
    });
    await terms("--limit", "$999999.99", "--days", "120");
    expect(await terms()).toMatchObject({ report: { rows: [{ limit: "$999,999.99", days: 120 }] } });

    expect(await terms("--off")).toEqual(NONE);
    expect(await terms("--off")).toEqual(NONE);
    expect(await terms()).toEqual(NONE);
  });

  it("shows what the account owes, and changes nothing without options", async () => {
    await terms("--limit", "25000", "--days", "45");
    const { id: orderId } = await anOrder(db(), ADA);
    const promised = { kind: "purchase_order" as const, amountCents: 1204_50, currency: "USD" };
    await db()
      .insert(ledger)
      .values({ orderId, reference: "1", ...promised });

    const shown = { account: ADA, limit: "$25,000.00", days: 45, owes: "$1,204.50" };
    expect(await terms()).toEqual({ report: { rows: [shown], messages: [] } });
    expect(await terms()).toEqual({ report: { rows: [shown], messages: [] } });
  });

  it.each([
    [["--limit", "25000"], "Give both --limit and --days, or --off alone."],
    [["--days", "30"], "Give both --limit and --days, or --off alone."],
    [["--off", "--days", "30"], "Give both --limit and --days, or --off alone."],
    [["--limit", "1000000", "--days", "30"], "--limit is at most $999,999.99."],
    [["--limit", "0", "--days", "30"], "0 is not an amount in dollars, such as 1204.50."],
    [["--limit", "12.345", "--days", "30"], "12.345 is not an amount in dollars, such as 1204.50."],
    [["--limit", "25000", "--days", "0"], "--days is a whole number of days from 1 to 120."],
    [["--limit", "25000", "--days", "121"], "--days is a whole number of days from 1 to 120."],
    [["--limit", "25000", "--days", "1e2"], "--days is a whole number of days from 1 to 120."],
  ])("refuses %j", async (options, problem) => {
    expect(await terms(...options)).toEqual({ problem });
    expect(await terms()).toEqual(NONE);
  });

  it("refuses an address without an account", async () => {
    const problem = "No account with the address eve@lab.example was found.";
    for (const options of [[], ["--off"], ["--limit", "25000", "--days", "45"]])
      expect(await staff("account:terms", "eve@lab.example", ...options)).toEqual({ problem });
  });
});

describe("quotes:issue --terms", () => {
  const issue = (...options: string[]) =>
    staff("quotes:issue", "--line", `${aQuotedLine.sku}, 3, 500`, ...options);

  it("issues a quote on terms, and mails them", async () => {
    const { report } = await issue("--email", ADA, "--terms", "60");

    expect(report?.rows).toMatchObject([{ for: ADA, terms: "net 60 days" }]);
    expect(await db().select().from(quotes)).toMatchObject([{ email: ADA, netDays: 60 }]);
    expect(await subjectsTo(db(), ADA)).toHaveLength(1);
    const [mail] = await db().select().from(outbox).where(eq(outbox.recipient, ADA));
    expect(mail?.text).toContain("Payable by purchase order, net 60 days.");
    expect(await staff("quotes:list")).toMatchObject({ report: { rows: [{ terms: "net 60 days" }] } });
  });

  it("mentions no terms of another quote", async () => {
    const { report } = await issue("--email", ADA);

    expect(report?.rows).toMatchObject([{ terms: null }]);
    const [mail] = await db().select().from(outbox).where(eq(outbox.recipient, ADA));
    expect(mail?.text).not.toContain("purchase order");
  });

  it.each([
    [["--terms", "30"], "--terms requires --email: a quote on terms is for one customer."],
    [["--email", ADA, "--terms", "121"], "--terms is a whole number of days from 1 to 120."],
    [["--email", ADA, "--terms", "soon"], "--terms is a whole number of days from 1 to 120."],
  ])("refuses %j", async (options, problem) => {
    expect(await issue(...options)).toEqual({ problem });
    expect(await db().select().from(quotes)).toEqual([]);
  });
});
