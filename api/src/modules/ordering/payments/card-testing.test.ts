import { like } from "drizzle-orm";
import { limits } from "../../../http/limits.table.ts";
import { signUp, signUpVerified } from "../../../testing/customers.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { add, atCheckout, capture, getCart, openPayment, paymentBody } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

const VERIFY =
  "Please verify your e-mail address first: it is required after three declined payments. Open the link in our e-mail, or request a new one from your account.";

const declines = (count: number) =>
  providers.plan("capture", ...Array.from({ length: count }, () => "decline" as const));

/** Sets a counter, so that a test needs not reach it. */
const setCount = (limit: string, count: number) =>
  db()
    .update(limits)
    .set({ count })
    .where(like(limits.key, `${limit}:%`));

describe("an account without a verified address", () => {
  it("pays no more after three declined payments within a day, until the address is verified", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    declines(3);
    for (let n = 0; n < 3; n++) expect((await capture(ada, id, cart)).status).toBe(422);

    const create = () => ada.post("/api/orders/create/", paymentBody(cart));
    for (const answer of [await capture(ada, id, cart), await create()])
      expect(answer).toMatchObject({ status: 403, body: { detail: VERIFY } });
    expect(providers.taken()).toEqual([]);

    await db().update(users).set({ emailVerifiedAt: new Date() });
    expect((await create()).status).toBe(200);
    expect((await capture(ada, id, cart)).status).toBe(200);
  });
});

describe("declined payments", () => {
  it("are counted per address, whatever the account", async () => {
    const ada = browser("192.0.2.1");
    const { id, cart } = await atCheckout(ada);
    declines(1);
    await capture(ada, id, cart);
    await setCount("declined-address", 30);

    const eve = browser("192.0.2.1");
    await signUp(eve, "eve@lab.example");
    await add(eve);

    expect(await eve.post("/api/orders/create/", paymentBody(await getCart(eve)))).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many payments were declined.") },
    });
    const elsewhere = browser("192.0.2.2");
    await signUp(elsewhere, "bob@lab.example");
    await add(elsewhere);
    expect(await openPayment(elsewhere, await getCart(elsewhere))).toEqual(expect.any(String));
  });

  it("are counted per e-mail address and account", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    declines(1);
    await capture(ada, id, cart);

    const keys = (await db().select().from(limits)).map(({ key }) => key);
    const [user] = await db().select().from(users);
    expect(keys).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^declined-email:[\w-]{43}$/),
        `declined-account:${user?.id}`,
        `declined-today:${user?.id}`,
      ]),
    );
  });
});

it.each([
  ["payments-address", 240],
  ["payments-email", 60],
])("refuses to create payments beyond the limit of %s", async (limit, max) => {
  const ada = browser("192.0.2.3");
  await signUpVerified(db(), ada);
  await add(ada);
  const cart = await getCart(ada);
  await openPayment(ada, cart);
  await setCount(limit, max);

  const answer = await ada.post("/api/orders/create/", paymentBody(cart));

  expect(answer).toMatchObject({
    status: 429,
    body: { detail: expect.stringContaining("Too many payments were started.") },
  });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_000);
});
