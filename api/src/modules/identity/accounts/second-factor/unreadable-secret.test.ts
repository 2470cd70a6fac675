import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { logIn, PASSWORD, signUpVerified } from "../../../../testing/customers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { users } from "../users.table.ts";

const { db, browser } = testApp();
const URL = "/api/users/second-factor/";
const ADA = "ada@lab.example";
const UNREADABLE = expect.stringContaining("cannot be checked");
const codeOf = (secret: string) => new TOTP({ secret }).generate();
const logInWith = (code: string, email = ADA) =>
  browser().post("/api/login/", { email, password: PASSWORD, code });

/** A customer whose logins need a code, with a code that is not used yet. */
async function protectedCustomer(email = ADA) {
  const customer = browser();
  await signUpVerified(db(), customer, email);
  const { body } = await customer.post(`${URL}setup/`, { currentPassword: PASSWORD });
  const confirmed = await customer.post(`${URL}confirm/`, { code: codeOf(body.secret) });
  await db().update(users).set({ lastTotpStep: null });
  return {
    customer,
    secret: String(body.secret),
    recovery: (confirmed.body.recovery_codes as string[])[0] ?? "",
  };
}
/** As after the loss of the key. */
const store = (totpSecret: string, email = ADA) =>
  db().update(users).set({ totpSecret }).where(eq(users.email, email));
const storedSecretOf = async (email: string) =>
  (await db().select().from(users).where(eq(users.email, email)))[0]?.totpSecret ?? "";

it("is stored encrypted, from its setup on", async () => {
  const { secret } = await protectedCustomer();

  expect(await storedSecretOf(ADA)).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
  expect(JSON.stringify(await db().select().from(users))).not.toContain(secret);
  expect((await logInWith(codeOf(secret))).status).toBe(200);
});

describe.each([
  ["of a lost key", async () => (await storedSecretOf(ADA)).replace(/\.[0-9a-f]{8}\./, ".00000000.")],
  ["that is not encrypted", async (secret: string) => secret],
  [
    "of another account",
    async () => {
      await protectedCustomer("eve@lab.example");
      return storedSecretOf("eve@lab.example");
    },
  ],
])("a secret %s", (_, replaced) => {
  it("refuses codes in a sentence at their field, and accepts recovery codes", async () => {
    const { secret, recovery } = await protectedCustomer();
    await store(await replaced(secret));

    const refused = { status: 422, body: { detail: UNREADABLE, fields: { code: UNREADABLE } } };
    expect(await logInWith(codeOf(secret))).toMatchObject(refused);
    expect(await logInWith("123456")).toMatchObject(refused);
    expect((await logInWith("AAAAA-AAAAA")).status).toBe(401);
    expect((await logInWith(recovery)).status).toBe(200);
  });

  it("is replaced by the customer with a recovery code", async () => {
    const { customer, secret, recovery } = await protectedCustomer();
    await store(await replaced(secret));
    const confirmation = { currentPassword: PASSWORD, code: codeOf(secret) };

    expect(await customer.post(`${URL}remove/`, confirmation)).toMatchObject({
      status: 422,
      body: { fields: { code: UNREADABLE } },
    });
    expect((await customer.post(`${URL}remove/`, { ...confirmation, code: recovery })).status).toBe(200);

    const { body } = await customer.post(`${URL}setup/`, { currentPassword: PASSWORD });
    expect((await customer.post(`${URL}confirm/`, { code: codeOf(body.secret) })).status).toBe(200);
  });

  it("that was not confirmed yet has to be set up again", async () => {
    const { secret } = await protectedCustomer();
    await store(await replaced(secret));
    await db().update(users).set({ secondFactorAt: null }).where(eq(users.email, ADA));
    const ada = browser();
    await logIn(ada, ADA);

    expect((await ada.post(`${URL}confirm/`, { code: codeOf(secret) })).status).toBe(409);
    expect((await ada.post(`${URL}setup/`, { currentPassword: PASSWORD })).status).toBe(200);
  });
});

it("does not use up the limit of wrong codes", async () => {
  const { secret, recovery } = await protectedCustomer();
  await store(secret);
  for (let n = 0; n < 12; n++) {
    const answer = await browser(`192.0.2.${n}`).post("/api/login/", {
      ...{ email: ADA, password: PASSWORD, code: "123456" },
    });
    expect(answer.status).toBe(422);
  }

  expect((await logInWith(recovery)).status).toBe(200);
});
