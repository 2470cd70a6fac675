import { eq, sql } from "drizzle-orm";
import { runCommand } from "../../cli/run-command.ts";
import { outbox } from "../../jobs/outbox.table.ts";
import { enqueueEmail } from "../../jobs/outbox.ts";
import { aCustomerOfEverything, findText } from "../../testing/account-records.ts";
import { logIn, PASSWORD, signUp } from "../../testing/customers.ts";
import { deposit } from "../../testing/deposit.ts";
import { testApp } from "../../testing/test-app.ts";
import { ADA } from "../../testing/threads.ts";
import { securityEvents, users } from "../identity/tables.ts";
import { orders } from "../ordering/tables.ts";

const shop = testApp();
const { db, browser } = shop;
const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: ".", actor: "grace" }, args);

it("closes an account by the same rules, and the record of the command does not keep the address", async () => {
  const { number } = await aCustomerOfEverything(shop);
  await db().update(orders).set({ status: "open" });
  const refused = await staff("account:close", "Ada@Lab.example");
  expect(refused).toEqual({ problem: `The account cannot be closed yet. Order ${number} is Open.` });

  await db().update(orders).set({ status: "paid" });
  await db().update(outbox).set({ sentAt: sql`now()`, text: "", html: "" });
  expect((await staff("account:close", ADA)).report?.messages).toEqual([
    `The account ${ADA} is closed. The customer is notified by e-mail.`,
  ]);

  await db().delete(outbox).where(eq(outbox.recipient, ADA));
  expect(await findText(db(), ADA)).toEqual([]);
  const [closing] = (await staff("security:events", "--kind", "account-closed")).report?.rows ?? [];
  expect(closing).toMatchObject({ account: expect.stringMatching(/^deleted \(\d+\)$/), actor: "grace" });
  const closed = String(closing?.account).replace(/\D/g, "");
  const { report } = await staff("security:events", "--account", closed);
  expect(report?.rows?.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["account_closed", "signed_up"]),
  );
  expect(new Set(report?.rows?.map(({ account }) => account))).toEqual(new Set([closing?.account]));
  expect(await staff("account:close", ADA)).toEqual({
    problem: `No account with the address ${ADA} was found.`,
  });
});

it("replaces the address of a closed account in earlier records, and no other one that contains it", async () => {
  await signUp(browser(), "a@lab.example");
  const typed = ["A@lab.example", "ada@lab.example", "a@lab.example.net", "a@labXexample"];
  for (const address of typed) await staff("account:terms", address, "--off");

  await staff("account:close", "a@lab.example");

  const recorded = await db()
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, "staff_command"))
    .orderBy(securityEvents.id);
  expect(recorded.map(({ details }) => details.arguments)).toEqual([
    expect.stringMatching(/^closed account \d+$/),
    ...typed.slice(1),
    expect.stringMatching(/^closed account \d+$/),
  ]);
});

it("sends no mail about a closed account", async () => {
  const { ada, number } = await aCustomerOfEverything(shop);
  await ada.post("/api/users/close-account/", { currentPassword: PASSWORD });
  const before = await db().$count(outbox);

  await deposit({ db }, { orderNumber: number });
  await db().transaction(async (tx) => {
    const [closed] = await tx.select().from(users);
    await enqueueEmail(tx, "refund:1", closed?.email ?? "", { subject: "a", text: "a", html: "a" });
  });

  expect(await db().$count(outbox)).toBe(before);
});

it("ends all sessions of a customer", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  await logIn(browser(), ADA);

  const { report } = await staff("account:end-sessions", ADA);

  expect(report).toEqual({ messages: [`${ADA} was logged out of 2 browsers.`] });
  expect((await ada.get("/api/session/")).body).toMatchObject({ isAuthenticated: false });
  expect((await staff("security:events", "--kind", "sessions-ended")).report?.rows).toMatchObject([
    { account: ADA, actor: "grace", details: "count: 2" },
  ]);
});
