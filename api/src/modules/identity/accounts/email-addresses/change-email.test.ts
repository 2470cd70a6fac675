import { eq, like } from "drizzle-orm";
import { limits } from "../../../../http/limits.table.ts";
import { outbox } from "../../../../jobs/outbox.table.ts";
import {
  lastToken,
  logIn,
  PASSWORD,
  signUp,
  signUpVerified,
  subjectsTo,
} from "../../../../testing/customers.ts";
import { aLockWait } from "../../../../testing/database/lock-wait.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { tokens, users } from "../users.table.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const { db, browser } = testApp();
const NEW = "ada@new.example";

async function aCustomer(email?: string) {
  const ada = browser();
  await signUp(ada, email);
  return ada;
}
const askFor = (ada: ReturnType<typeof browser>, email = NEW, currentPassword = PASSWORD) =>
  ada.post("/api/users/reset-user-email/", { email, currentPassword });
const confirmLink = async (ada: ReturnType<typeof browser>) =>
  ada.post(`/api/users/confirm-user-email/${await lastToken(db(), "profile/email")}/`);

it("changes the address when the mailed link is followed, and notifies the old address", async () => {
  const ada = await aCustomer();

  expect(await askFor(ada, " ADA@new.example ")).toMatchObject({
    status: 200,
    body: { detail: expect.stringContaining(NEW) },
  });

  expect((await ada.get("/api/users/get-user-email/")).body).toEqual({
    email: "ada@lab.example",
    pending_email: NEW,
  });
  expect(await subjectsTo(db(), NEW)).toEqual(["Confirm your new e-mail address for Ligate"]);
  expect(await subjectsTo(db(), "ada@lab.example")).toContain("A new e-mail address for your Ligate account");
  expect((await confirmLink(ada)).body).toEqual({ status: "confirmed", email: NEW });
  expect(await subjectsTo(db(), NEW)).toContain("This is now the e-mail address of your Ligate account");
  expect(await subjectsTo(db(), "ada@lab.example")).toContain(
    "The e-mail address of your Ligate account was changed",
  );
  expect((await ada.get("/api/users/get-user-email/")).body).toEqual({ email: NEW });
  expect((await ada.get("/api/session/")).body).toMatchObject({ email: NEW, email_verified: true });
  expect((await logIn(browser(), NEW)).status).toBe(200);
  expect((await logIn(browser(), "ada@lab.example")).status).toBe(422);
});

it("returns the same result after a reload", async () => {
  const ada = await aCustomer();
  await askFor(ada);

  await confirmLink(ada);

  expect((await confirmLink(ada)).body).toEqual({ status: "confirmed", email: NEW });
});

it("requires the current password, and limits wrong ones", async () => {
  const ada = await aCustomer();

  for (let n = 0; n < 10; n++) {
    expect(await askFor(ada, NEW, "wrong")).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: expect.stringContaining("is incorrect") } },
    });
  }
  expect((await askFor(ada)).status).toBe(429);
  expect(await subjectsTo(db(), NEW)).toEqual([]);
});

it("can be confirmed by the signed-in owner only", async () => {
  const ada = await aCustomer();
  await askFor(ada);
  const eve = await aCustomer("eve@lab.example");

  expect((await confirmLink(eve)).body).toEqual({ status: "not_confirmed" });
  expect((await confirmLink(browser())).status).toBe(401);
  expect((await ada.get("/api/users/get-user-email/")).body.email).toBe("ada@lab.example");
});

it("accepts only the latest link, for a day", async () => {
  const ada = await aCustomer();
  await askFor(ada, "ada@first.example");
  const first = await lastToken(db(), "profile/email");
  await askFor(ada);

  expect((await ada.post(`/api/users/confirm-user-email/${first}/`)).body.status).toBe("not_confirmed");
  await db()
    .update(tokens)
    .set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await confirmLink(ada)).body).toEqual({ status: "not_confirmed" });
  expect((await ada.get("/api/users/get-user-email/")).body).toEqual({ email: "ada@lab.example" });
});

it("rejects the current address and an invalid one", async () => {
  const ada = await aCustomer();

  expect(await askFor(ada, "ada@lab.example")).toMatchObject({
    status: 422,
    body: { fields: { email: "This is already your e-mail address." } },
  });
  for (const email of ["", "ada", "ada@new.example\r\nBcc: eve@evil.example"]) {
    expect((await askFor(ada, email)).status).toBe(400);
  }
});

it("answers for an address in use as for any other, and tells its owner only", async () => {
  const ada = await aCustomer();
  const eve = await aCustomer("eve@lab.example");

  const free = await askFor(ada);
  const taken = await askFor(ada, "eve@lab.example");

  expect(taken.status).toBe(200);
  expect(taken.body.detail).toBe(free.body.detail.replace(NEW, "eve@lab.example"));
  expect((await ada.get("/api/users/get-user-email/")).body.pending_email).toBe("eve@lab.example");
  const [mail] = (await db().select().from(outbox).where(eq(outbox.recipient, "eve@lab.example"))).slice(-1);
  expect(mail?.text).toContain("nothing has changed");
  expect(mail?.text).not.toMatch(/profile\/email|ada/);
  expect((await eve.get("/api/users/get-user-email/")).body).toEqual({ email: "eve@lab.example" });
});

it("mails no typed text to an address that is not verified", async () => {
  const ada = await aCustomer();

  await askFor(ada, "buy-cheap-pills@evil.example");

  const mails = await db().select().from(outbox).where(eq(outbox.recipient, "ada@lab.example"));
  expect(mails).toHaveLength(2);
  await confirmLink(ada);
  mails.push(...(await db().select().from(outbox).where(eq(outbox.recipient, "ada@lab.example"))));
  for (const { text, html } of mails) expect(text + html).not.toContain("pills");
});

it.each([
  ["was verified", signUpVerified],
  ["was not verified", (_db: unknown, by: ReturnType<typeof browser>) => signUp(by)],
])("ends the other sessions of an account that %s, and verifies the new address", async (_state, create) => {
  const ada = browser();
  await create(db(), ada);
  const elsewhere = browser();
  await logIn(elsewhere);
  await askFor(ada);

  await confirmLink(ada);

  expect((await ada.get("/api/session/")).body).toMatchObject({
    isAuthenticated: true,
    email_verified: true,
  });
  expect((await elsewhere.get("/api/session/")).body).toEqual({ isAuthenticated: false });
});

it("answers 409 if another account has taken the address meanwhile", async () => {
  const ada = await aCustomer();
  await askFor(ada);
  await aCustomer(NEW);

  expect((await confirmLink(ada)).status).toBe(409);
});

it("mails at most five links an hour per account, whatever the addresses", async () => {
  const ada = await aCustomer();
  for (let n = 0; n < 5; n++) expect((await askFor(ada, `ada@${n}.example`)).status).toBe(200);

  expect(await askFor(ada)).toMatchObject({
    status: 429,
    body: { detail: expect.stringMatching(/^Too many links were requested\./) },
  });
});

it("does not use up the links of the owner of the address, nor mail more than five from one IP address", async () => {
  await signUpVerified(db(), browser(), "owner@lab.example");
  const statuses: number[] = [];
  for (const name of ["eve1", "eve2"]) {
    const eve = browser("192.0.2.66");
    await signUp(eve, `${name}@lab.example`);
    for (let n = 0; n < 4; n++) statuses.push((await askFor(eve, "owner@lab.example")).status);
  }
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
  const countsOf = async (name: string) =>
    (
      await db()
        .select()
        .from(limits)
        .where(like(limits.key, `${name}:%`))
    ).map((row) => row.count);
  // Those of their sign-ups.
  expect(await countsOf("links-recipient")).toEqual([1, 1, 1]);
  expect(await countsOf("changes-recipient")).toEqual([5]);
});

it("rejects a link that was mailed for another purpose", async () => {
  const ada = await aCustomer();
  await askFor(ada);

  const changing = await lastToken(db(), "profile/email");
  const verifying = await lastToken(db());

  expect((await ada.post(`/api/verify-email/${changing}/`)).body).toEqual({ status: "not_verified" });
  expect((await ada.post(`/api/users/confirm-user-email/${verifying}/`)).body.status).toBe("not_confirmed");
});

onPostgres("while the account is being closed", () => {
  it("is answered as without a session", async () => {
    const ada = await aCustomer();
    await askFor(ada);

    const confirming = await db().transaction(async (tx) => {
      await tx.delete(users);
      const confirmed = confirmLink(ada);
      await aLockWait(db());
      return { confirmed };
    });

    expect((await confirming.confirmed).status).toBe(401);
    expect(await subjectsTo(db(), NEW)).not.toContain(
      "This is now the e-mail address of your Ligate account",
    );
  });
});
