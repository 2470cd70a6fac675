import { count, eq, sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import { runCommand } from "../../cli/run-command.ts";
import { queryRows } from "../../db/database.ts";
import { outbox } from "../../jobs/outbox.table.ts";
import { aCustomerOfEverything, findText, readInvoiceCents } from "../../testing/account-records.ts";
import type { Browser } from "../../testing/browser.ts";
import { logIn, PASSWORD, signUp, signUpVerified, subjectsTo } from "../../testing/customers.ts";
import { aLockWait } from "../../testing/database/lock-wait.ts";
import { anOrder, aQuote } from "../../testing/orders.ts";
import { invoiced, PARCEL, payByCheck, payByOrder, shopping } from "../../testing/purchase-orders.ts";
import { ADDRESS, add } from "../../testing/shoppers.ts";
import { testApp } from "../../testing/test-app.ts";
import { ADA, write } from "../../testing/threads.ts";
import { securityEvents, sessions, users } from "../identity/tables.ts";
import { threads } from "../messaging/tables.ts";
import { shipOrder } from "../ordering/index.ts";
import { orders, payments, quotes } from "../ordering/tables.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const shop = testApp();
const { db, browser } = shop;
const CLOSED = "Your Ligate account was closed";
const close = (by: Browser, differing: object = {}) =>
  by.post("/api/users/close-account/", { currentPassword: PASSWORD, ...differing });
const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: ".", actor: "grace" }, args);

/** As the previous release leaves its mails. */
const markSent = () => db().update(outbox).set({ sentAt: sql`now()`, text: "", html: "" });

it("deletes the person, and keeps order, invoice and purchase order", async () => {
  const { ada, number } = await aCustomerOfEverything(shop);
  const attention = sql`${orders.address} || '{"attention": "Byron Lab"}'`;
  await db().update(orders).set({ address: attention });
  await markSent();
  expect(await findText(db(), ADA)).toEqual(expect.arrayContaining(["users", "threads", "quotes", "outbox"]));

  expect((await close(ada)).body).toEqual({
    detail: "Your account is closed. We have sent a confirmation to your e-mail address.",
  });

  expect(await subjectsTo(db(), ADA)).toEqual([CLOSED]);
  await db().delete(outbox).where(eq(outbox.recipient, ADA));
  expect(await findText(db(), ADA)).toEqual([]);
  for (const table of ["saved_designs", "saved_addresses", "carts", "sessions", "tokens", "account_terms"])
    expect(
      await queryRows(db(), sql`select from ${sql.identifier(table)} where user_id is not null`),
    ).toEqual([]);
  for (const table of ["threads", "thread_messages", "messages", "quote_requests", "quotes"])
    expect(await queryRows(db(), sql`select from ${sql.identifier(table)}`)).toEqual([]);
  const { report } = await staff("order:show", number);
  const { phone: _, ...kept } = ADDRESS;
  expect(await db().select().from(orders)).toMatchObject([
    { orderNumber: number, status: "paid", address: kept },
  ]);
  for (const contact of [ADDRESS.phone, "byron lab"]) expect(await findText(db(), contact)).toEqual([]);
  expect(JSON.stringify(report)).toMatch(/closed account \d+ \(not verified\)/);
  expect(report?.rows).toContainEqual(expect.objectContaining({ part: "references", value: "PO-7" }));
  expect((await staff("orders:list")).report?.rows).toHaveLength(1);
  expect((await staff("audit")).report?.messages).toEqual([expect.stringMatching(/: they agree\.$/)]);
});

it("ends every session and every link to a document", async () => {
  const { ada, number } = await aCustomerOfEverything(shop);
  const other = browser();
  await logIn(other, ADA);
  const [order] = await db().select().from(orders);
  const used = await aQuote(db(), { email: ADA });
  await db().update(quotes).set({ orderId: order?.id }).where(eq(quotes.number, used));
  const links: string[] = [];
  for (const document of [`${number}/receipt`, `${used}/quote`]) {
    const { body } = await ada.post(`/api/users/order-document/${document}/link/`);
    links.push(new URL(body.url).pathname);
  }
  for (const link of links) expect((await browser().get(link)).status).toBe(200);

  await close(ada);

  for (const by of [ada, other]) {
    expect((await by.get("/api/session/")).body).toEqual({ isAuthenticated: false });
    expect((await by.get("/api/users/get-user-email/")).status).toBe(401);
  }
  for (const link of links) expect((await browser().get(link)).status).toBe(404);
});

it("lets the address sign up again, as a new account without the records of the old one", async () => {
  const { ada, number } = await aCustomerOfEverything(shop);
  await close(ada);
  expect((await logIn(browser(), ADA)).status).toBe(422);

  const again = browser();
  await signUpVerified(db(), again, ADA);

  expect((await again.get(`/api/users/view-order/${number}`)).status).toBe(404);
  expect((await again.get("/api/users/quotes/")).body).toEqual({ quotes: [] });
  expect((await again.get("/api/users/messages/")).body).toMatchObject({ total: 0 });
  expect((await again.get("/api/users/designs/")).body).toEqual([]);
  expect((await again.get("/api/orders/cart/")).body).toMatchObject({ count: 0 });
});

it("keeps nothing of an account without orders, and leaves another customer's records", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const eve = browser();
  await signUpVerified(db(), eve, "eve@lab.example");
  await aQuote(db(), { email: ADA });

  await close(ada);

  expect(await db().select().from(users)).toMatchObject([{ email: "eve@lab.example" }]);
  // The address was not verified, so that the quote may be another customer's.
  expect(await db().select({ n: count() }).from(quotes)).toEqual([{ n: 1 }]);
  expect(
    await db().select().from(securityEvents).where(eq(securityEvents.kind, "account_closed")),
  ).toHaveLength(1);
});

it("requires the password, and the code if there is a second factor", async () => {
  const ada = browser();
  await signUpVerified(db(), ada, ADA);
  expect(await close(ada, { currentPassword: "Wrong5Horse" })).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: expect.any(String) } },
  });
  const { body } = await ada.post("/api/users/second-factor/setup/", { currentPassword: PASSWORD });
  const codes = new TOTP({ secret: String(body.secret) });
  await ada.post("/api/users/second-factor/confirm/", { code: codes.generate() });

  for (const differing of [{}, { code: codes.generate() }])
    expect(await close(ada, differing)).toMatchObject({
      status: 422,
      body: { fields: { code: expect.any(String) } },
    });

  expect((await close(ada, { code: codes.generate({ timestamp: Date.now() + 30_000 }) })).status).toBe(200);
});

describe("is refused, and changes nothing,", () => {
  const refusal = async (by: Browser) => {
    const { status, body } = await close(by);
    expect(await db().select({ n: count() }).from(sessions)).toEqual([{ n: 1 }]);
    return { status, reasons: body.reasons };
  };

  it.each(["open", "in_progress", "ready_for_delivery"] as const)("while an order is %s", async (status) => {
    const ada = browser();
    await signUpVerified(db(), ada, ADA);
    const { orderNumber } = await anOrder(db(), ADA, { status });

    expect(await refusal(ada)).toEqual({
      status: 409,
      reasons: [expect.stringMatching(new RegExp(`^Order ${orderNumber} is `))],
    });
  });

  it("while goods of a paid order have not been shipped", async () => {
    const ada = browser();
    await signUpVerified(db(), ada, ADA);
    const { orderNumber } = await anOrder(db(), ADA, { status: "paid" }, [
      { ships: "dry_ice", quantity: 2 },
      { ships: null },
    ]);
    const reasons = [`Order ${orderNumber} has not been shipped completely.`];
    const ship = (trackingNumber: string) =>
      db().transaction((tx) =>
        shipOrder(tx, orderNumber, { ...PARCEL, trackingNumber, pieces: new Map([[1, 1]]) }),
      );
    await ship("7701");
    expect(await refusal(ada)).toEqual({ status: 409, reasons });

    await ship("7702");
    expect((await close(ada)).status).toBe(200);
  });

  it("while an invoice is not paid, or was overpaid", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada, ADA);
    expect(await refusal(ada)).toEqual({ status: 409, reasons: [`Invoice IV-${number} is not paid.`] });

    await payByCheck(db(), number, (await readInvoiceCents(db())) + 1_00);
    expect(await refusal(ada)).toEqual({
      status: 409,
      reasons: [`Invoice IV-${number} was overpaid by $1.00. We owe you this amount.`],
    });
  });

  it("while a payment, a refund or a dispute is not finished", async () => {
    const ada = browser();
    await signUpVerified(db(), ada, ADA);
    const { id: orderId, userId } = await anOrder(db(), ADA, { status: "paid" });
    const payment = {
      userId,
      amountCents: 5_00,
      orderId,
      status: "disputed",
      createRequestId: "r1",
    } as const;
    const [{ id: paymentId } = { id: 0 }] = await db().insert(payments).values(payment).returning();
    await db().execute(sql`insert into refunds (payment_id, amount_cents, request_id, reason, actor, status)
      values (${paymentId}, 300, 'r2', 'Late', 'grace', 'pending')`);
    await db().execute(sql`insert into disputes (id, payment_id, status, reason, amount_cents)
      values ('PP-1', ${paymentId}, 'OPEN', 'x', 300), ('PP-2', ${paymentId}, 'RESOLVED', 'x', 300)`);
    await db().execute(sql`insert into capture_attempts (order_id, payment_id, user_id, request_id, lease_until)
      values (${orderId}, ${paymentId}, ${userId}, 'r3', now())`);

    expect(await refusal(ada)).toEqual({
      status: 409,
      reasons: [
        "A payment of $5.00 is held until we have checked it.",
        "A refund of $3.00 is not completed yet.",
        "The dispute PP-1 at PayPal is not resolved.",
      ],
    });
    await db().update(payments).set({ status: "captured" });
    expect((await refusal(ada)).reasons).toContain("A payment is in progress.");
  });
});

it("either comes before an order that is placed at the same time, or is refused because of it", async () => {
  const ada = browser();
  const cart = await shopping(db(), ada, 1, ADA);

  const [ordered, closed] = await Promise.all([payByOrder(ada, cart), close(ada)]);

  const placed = await db().$count(orders);
  const isPlaced = ordered.status === 200;
  expect([closed.status, placed]).toEqual(isPlaced ? [409, 1] : [200, 0]);
  expect([200, 401, 409]).toContain(ordered.status);
});

it("happens once for two tabs, and answers a request that is in between as one without a session", async () => {
  const ada = browser();
  await signUpVerified(db(), ada, ADA);

  const answers = await Promise.all([
    close(ada),
    close(ada),
    ada.post("/api/users/designs/", { product_sku: "CA-LA-CMXXPC-XXXXXX" }),
    add(ada),
    write(ada),
  ]);

  expect(answers.slice(0, 2).filter((answer) => Object(answer).status === 200)).toHaveLength(1);
  expect(answers.map((answer) => Object(answer).status ?? 200).filter((status) => status >= 500)).toEqual([]);
  expect(await db().$count(users)).toBe(0);
  expect(await subjectsTo(db(), ADA)).toContain(CLOSED);
});

onPostgres("while a payment of the account is stored,", () => {
  it("is refused with the reason, and closes at the next attempt", async () => {
    const ada = browser();
    await signUpVerified(db(), ada, ADA);
    const [user] = await db().select().from(users);

    const closing = await db().transaction(async (tx) => {
      const payment = { userId: user?.id ?? 0, amountCents: 5_00, createRequestId: "r1" };
      await tx.insert(payments).values(payment);
      const closed = close(ada);
      await aLockWait(db());
      return { closed };
    });

    expect(await closing.closed).toMatchObject({
      status: 409,
      body: { detail: "A payment has just been started. Try again." },
    });
    expect((await ada.get("/api/session/")).body).toMatchObject({ email: ADA });
    expect((await close(ada)).status).toBe(200);
  });
});

onPostgres("while a message of the account is stored,", () => {
  it("waits for it, and deletes it too", async () => {
    const ada = browser();
    await signUpVerified(db(), ada, ADA);
    const [user] = await db().select().from(users);

    const closing = await db().transaction(async (tx) => {
      const thread = { reference: "M-1", email: ADA, kind: "message" as const, subject: "Question" };
      await tx.insert(threads).values({ ...thread, userId: user?.id });
      const closed = close(ada);
      await aLockWait(db());
      return { closed };
    });

    expect((await closing.closed).status).toBe(200);
    expect(await db().$count(threads)).toBe(0);
  });
});
