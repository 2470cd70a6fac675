import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { outbox } from "../../../../jobs/outbox.table.ts";
import {
  logIn,
  PASSWORD,
  resetPassword,
  signUp,
  signUpVerified,
  subjectsTo,
} from "../../../../testing/customers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { securityEvents } from "../../security-events.table.ts";
import { recoveryCodes, users } from "../users.table.ts";

const { db, browser } = testApp();
const EMAIL = "ada@lab.example";
const URL = "/api/users/second-factor/";
const WITH_PASSWORD = { currentPassword: PASSWORD };
const NEW = "Another5Horse";
const NEW_PASSWORDS = { newPassword: NEW, confirmPassword: NEW };
const STEP_MS = 30_000;

type TestBrowser = ReturnType<typeof browser>;
/** The code of the time step that is `steps` after the current one. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
const wrongCode = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code)) ?? ""
  );
};
const logInWith = (by: TestBrowser, code: string | undefined, password = PASSWORD) =>
  by.post("/api/login/", { email: EMAIL, password, code });
const textOf = async (subject: string) =>
  (await db().select().from(outbox).where(eq(outbox.subject, subject)))[0]?.text;
const status = async (by: TestBrowser) => (await by.get(URL)).body;

async function verifiedCustomer() {
  const ada = browser();
  await signUpVerified(db(), ada, EMAIL);
  return ada;
}

/** A customer whose logins need a code. No code of the app has been used. */
async function protectedCustomer() {
  const ada = await verifiedCustomer();
  const { secret } = (await ada.post(`${URL}setup/`, WITH_PASSWORD)).body;
  const { body } = await ada.post(`${URL}confirm/`, { code: codeOf(secret) });
  await db().update(users).set({ lastTotpStep: null });
  return { ada, secret: String(secret), recovery: body.recovery_codes as string[] };
}

describe("the setup", () => {
  it("gives a secret for the app, and recovery codes once a code of it is confirmed", async () => {
    const ada = await verifiedCustomer();

    const { body } = await ada.post(`${URL}setup/`, WITH_PASSWORD);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.otpauth_url).toMatch(/^otpauth:\/\/totp\/Ligate:ada%40lab\.example\?issuer=Ligate&secret=/);
    expect(await status(ada)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect((await logIn(browser(), EMAIL)).status).toBe(200);

    const code = codeOf(body.secret);
    const confirmed = await ada.post(`${URL}confirm/`, { code });
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    expect(await status(ada)).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect((await logInWith(browser(), code)).status).toBe(401);
    expect(await subjectsTo(db(), EMAIL)).toContain("A second factor now protects your Ligate account");
  });

  it("needs the password, a verified address, and a right code", async () => {
    const unverified = browser();
    await signUp(unverified, "eve@lab.example");
    const ada = await verifiedCustomer();

    expect(await unverified.post(`${URL}setup/`, WITH_PASSWORD)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining("verify your e-mail address") },
    });
    expect(await ada.post(`${URL}setup/`, { currentPassword: "wrong" })).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: expect.any(String) } },
    });
    expect((await ada.post(`${URL}confirm/`, { code: "123456" })).status).toBe(409);
    const { secret } = (await ada.post(`${URL}setup/`, WITH_PASSWORD)).body;
    expect(await ada.post(`${URL}confirm/`, { code: wrongCode(secret) })).toMatchObject({
      status: 422,
      body: { fields: { code: expect.any(String) } },
    });
    expect((await status(ada)).enabled).toBe(false);
  });

  it("cannot be repeated, and its secret cannot be read again", async () => {
    const { ada, secret } = await protectedCustomer();

    expect((await ada.post(`${URL}setup/`, WITH_PASSWORD)).status).toBe(409);
    expect((await ada.post(`${URL}confirm/`, { code: codeOf(secret) })).status).toBe(409);
    for (const page of [URL, "/api/session/", "/api/users/view-user-info/", "/api/users/get-user-email/"]) {
      expect(JSON.stringify((await ada.get(page)).body)).not.toContain(secret);
    }
  });
});

describe("a login", () => {
  it("asks for the code after the right password only", async () => {
    const { secret } = await protectedCustomer();

    expect(await logInWith(browser(), undefined)).toMatchObject({
      status: 401,
      body: { second_factor: true, detail: expect.stringMatching(/\.$/) },
    });
    expect((await logInWith(browser(), codeOf(secret), "wrong")).status).toBe(422);
    expect((await logInWith(browser(), codeOf(secret))).status).toBe(200);
  });

  it("does not count a login without a code as a failed one", async () => {
    const { secret } = await protectedCustomer();
    for (let n = 0; n < 11; n++) expect((await logInWith(browser(), undefined)).status).toBe(401);

    expect((await logInWith(browser(), codeOf(secret))).status).toBe(200);
  });

  it("accepts a code once, and none of an earlier step", async () => {
    const { secret } = await protectedCustomer();
    const code = codeOf(secret, 1);
    const answers = await Promise.all([logInWith(browser(), code), logInWith(browser(), code)]);

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await logInWith(browser(), code)).status).toBe(401);
    expect((await logInWith(browser(), codeOf(secret))).status).toBe(401);
  });

  it("rejects codes that are older or newer than one step", async () => {
    const { secret } = await protectedCustomer();

    for (const steps of [-3, 3]) {
      expect((await logInWith(browser(), codeOf(secret, steps))).status).toBe(401);
    }
    expect((await logInWith(browser(), codeOf(secret))).status).toBe(200);
  });

  it("is refused from every address after ten wrong codes", async () => {
    const { secret } = await protectedCustomer();
    for (let n = 0; n < 10; n++) {
      expect((await logInWith(browser(`192.0.2.${n}`), wrongCode(secret))).status).toBe(401);
    }

    expect(await logInWith(browser("198.51.100.1"), codeOf(secret))).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many wrong codes") },
    });
  });

  it("counts wrong codes as failed logins", async () => {
    const { secret } = await protectedCustomer();
    for (let n = 0; n < 10; n++) await logInWith(browser(), wrongCode(secret));

    expect(await logInWith(browser(), undefined)).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many login attempts") },
    });
  });

  it("accepts each recovery code once, as typed, and stores no code", async () => {
    const { ada, recovery } = await protectedCustomer();
    const [first = "", second = ""] = recovery;

    expect((await logInWith(browser(), first.toLowerCase().replace("-", " "))).status).toBe(200);
    expect((await logInWith(browser(), first)).status).toBe(401);
    expect((await status(ada)).recovery_codes_left).toBe(9);
    expect(await textOf("A recovery code of your Ligate account was used")).toContain("9 codes left");
    const answers = await Promise.all([logInWith(browser(), second), logInWith(browser(), second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
    const stored = JSON.stringify(await db().select().from(recoveryCodes));
    for (const code of recovery) expect(stored).not.toContain(code.replace("-", ""));
  });
});

describe("a mailed reset", () => {
  it("keeps the count of wrong codes", async () => {
    const { secret } = await protectedCustomer();
    for (let n = 0; n < 10; n++) await logInWith(browser(`192.0.2.${n}`), wrongCode(secret));
    expect((await resetPassword(db(), browser(), EMAIL, NEW)).status).toBe(200);

    expect((await logInWith(browser(), codeOf(secret), NEW)).status).toBe(429);
  });

  it("does not remove the second factor", async () => {
    const { secret } = await protectedCustomer();

    expect((await resetPassword(db(), browser(), EMAIL, NEW)).status).toBe(200);

    expect((await logInWith(browser(), undefined, NEW)).status).toBe(401);
    expect((await logInWith(browser(), codeOf(secret), NEW)).status).toBe(200);
  });
});

describe("a change of the second factor", () => {
  const change = (
    by: TestBrowser,
    what: "remove" | "recovery-codes",
    code: string,
    currentPassword = PASSWORD,
  ) => by.post(`${URL}${what}/`, { currentPassword, code });

  it("needs the password and a code", async () => {
    const { ada, secret } = await protectedCustomer();

    for (const what of ["remove", "recovery-codes"] as const) {
      expect((await change(ada, what, codeOf(secret), "wrong")).status).toBe(422);
      expect(await change(ada, what, wrongCode(secret))).toMatchObject({
        status: 422,
        body: { fields: { code: expect.any(String) } },
      });
    }
    expect(await status(ada)).toEqual({ enabled: true, recovery_codes_left: 10 });
  });

  it("records wrong codes, and mails ten of them to the owner", async () => {
    const { ada, secret } = await protectedCustomer();
    for (let n = 0; n < 10; n++) await change(ada, "remove", wrongCode(secret));

    const failures = await db().select().from(securityEvents).where(eq(securityEvents.kind, "login_failed"));
    expect(failures.map(({ details }) => details)).toEqual(Array(10).fill({ reason: "code" }));
    expect(await subjectsTo(db(), EMAIL)).toContain("Many failed logins to your Ligate account");
  });

  it("removes it, so that the password is enough", async () => {
    const { ada, secret } = await protectedCustomer();

    expect((await change(ada, "remove", codeOf(secret))).status).toBe(200);

    expect(await status(ada)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect((await logIn(browser(), EMAIL)).status).toBe(200);
    expect(await db().select().from(users)).toMatchObject([{ totpSecret: null, secondFactorAt: null }]);
    expect(await db().select().from(recoveryCodes)).toEqual([]);
    expect((await change(ada, "remove", codeOf(secret, 1))).status).toBe(409);
  });

  it("replaces all recovery codes, also by a recovery code", async () => {
    const { ada, recovery } = await protectedCustomer();

    const { status: answered, body } = await change(ada, "recovery-codes", recovery[0] ?? "");

    expect(answered).toBe(200);
    expect(body.recovery_codes).toHaveLength(10);
    expect((await logInWith(browser(), recovery[1])).status).toBe(401);
    expect((await logInWith(browser(), body.recovery_codes[0])).status).toBe(200);
  });
});

it.each([
  ["a change of the e-mail address", "/api/users/reset-user-email/", { email: "ada@new.example" }, 422],
  ["a change of the password", "/api/users/reset-user-password/", NEW_PASSWORDS, 401],
  ["the export", "/api/users/account-export/", {}, 422],
  ["closing the account", "/api/users/close-account/", {}, 401],
])("%s needs a code besides the password, and uses it up", async (_, path, body, repeated) => {
  const { ada, secret } = await protectedCustomer();
  const ask = (code?: string) => ada.post(path, { ...WITH_PASSWORD, ...body, code });

  for (const code of [undefined, wrongCode(secret)]) {
    expect(await ask(code)).toMatchObject({ status: 422, body: { fields: { code: expect.any(String) } } });
  }
  expect((await logInWith(browser(), undefined)).body).toMatchObject({ second_factor: true });
  expect((await ask(codeOf(secret))).status).toBe(200);
  expect((await ask(codeOf(secret))).status).toBe(repeated);
});
