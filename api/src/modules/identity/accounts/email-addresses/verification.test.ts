import { eq } from "drizzle-orm";
import { lastToken, logIn, PASSWORD, signUp, subjectsTo } from "../../../../testing/customers.ts";
import { aLockWait } from "../../../../testing/database/lock-wait.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { users } from "../users.table.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

const { db, browser } = testApp();
const EMAIL = "ada@lab.example";
const NEEDS_PASSWORD = { status: "activated", email: EMAIL, needs_password: true };

type TestBrowser = ReturnType<typeof browser>;
const link = async () => `/api/verify-email/${await lastToken(db())}/`;
const isLoggedIn = async (by: TestBrowser) => (await by.get("/api/session/")).body.isAuthenticated;
const isVerified = async () => {
  const [user] = await db().select().from(users).where(eq(users.email, EMAIL));
  return user?.emailVerifiedAt instanceof Date;
};

async function signedUp() {
  const ada = browser();
  await signUp(ada, EMAIL);
  return ada;
}

describe("a link that is opened in a session of the account", () => {
  it("verifies the address and ends the other sessions", async () => {
    const ada = await signedUp();
    const elsewhere = browser();
    await logIn(elsewhere, EMAIL);

    expect((await ada.post(await link())).body).toEqual({ status: "activated" });

    expect(await isVerified()).toBe(true);
    expect((await ada.get("/api/session/")).body).toMatchObject({ email_verified: true });
    expect(await isLoggedIn(elsewhere)).toBe(false);
  });

  it("ends no session when it is opened again", async () => {
    const ada = await signedUp();
    await ada.post(await link());
    const elsewhere = browser();
    await logIn(elsewhere, EMAIL);

    expect((await ada.post(await link())).body).toEqual({ status: "activated" });
    expect((await browser().post(await link())).body).toEqual({ status: "activated" });

    expect(await isLoggedIn(elsewhere)).toBe(true);
  });
});

describe("a link of an account that somebody else signed up", () => {
  it("verifies nothing when the owner of the address opens it", async () => {
    const attacker = await signedUp();
    const victim = browser();

    expect((await victim.post(await link())).body).toEqual(NEEDS_PASSWORD);
    expect((await victim.post(await link(), {})).body).toEqual(NEEDS_PASSWORD);

    expect(await isVerified()).toBe(false);
    expect((await attacker.get("/api/session/")).body).toMatchObject({ email_verified: false });
  });

  it("verifies nothing in a browser that is logged in to another account", async () => {
    await signedUp();
    const token = await link();
    const victim = browser();
    await signUp(victim, "victim@lab.example");

    expect((await victim.post(token)).body).toEqual(NEEDS_PASSWORD);
    expect(await isVerified()).toBe(false);
  });

  it("leaves the attacker no session once the owner chooses a new password", async () => {
    const attacker = await signedUp();
    await browser().post("/api/forgot-password/", { email: EMAIL });
    const NEW = "Another5Horse";
    const reset = `/api/reset-password/${await lastToken(db(), "reset-password")}/`;

    expect((await browser().post(reset, { password: NEW, confirmPassword: NEW })).status).toBe(200);

    expect(await isVerified()).toBe(true);
    expect(await isLoggedIn(attacker)).toBe(false);
    expect((await logIn(attacker, EMAIL)).status).toBe(422);
    expect((await logIn(browser(), EMAIL, NEW)).status).toBe(200);
  });
});

it("keeps nothing that the attacker typed once the owner chooses a new password", async () => {
  const eve = browser();
  await signUp(eve);
  await eve.post("/api/users/update-user-info/", {
    firstName: "Cheap pills",
    address: "1 Evil Street",
    city: "Boston",
    state: "MA",
    zipcode: "02115",
  });

  await browser().post("/api/forgot-password/", { email: "ada@lab.example" });
  const password = "Another5Horse";
  const link = await lastToken(db(), "reset-password");
  await browser().post(`/api/reset-password/${link}/`, { password, confirmPassword: password });

  const ada = browser();
  await logIn(ada, "ada@lab.example", password);
  expect((await ada.get("/api/users/view-user-info/")).body).toEqual({
    first_name: "",
    last_name: "",
    company: "",
    shipping_address: null,
  });
});

describe("the password on the page of the link", () => {
  it("verifies the address, ends every earlier session and does not log in", async () => {
    const ada = await signedUp();
    const phone = browser();

    expect((await phone.post(await link(), { password: PASSWORD })).body).toEqual({ status: "activated" });

    expect(await isVerified()).toBe(true);
    expect(await isLoggedIn(ada)).toBe(false);
    expect(await isLoggedIn(phone)).toBe(false);
  });

  it("counts as a failed login when it is wrong", async () => {
    await signedUp();

    for (let n = 0; n < 10; n++) {
      expect(await browser().post(await link(), { password: "wrong" })).toMatchObject({
        status: 422,
        body: { fields: { password: "The password is incorrect. Try again." } },
      });
    }

    expect((await browser().post(await link(), { password: PASSWORD })).status).toBe(429);
    expect((await logIn(browser(), EMAIL)).status).toBe(429);
    expect(await isVerified()).toBe(false);
  });
});

it("gives the account the messages that were sent from its address before", async () => {
  await browser().post("/api/contact-us/", {
    firstName: "Ada",
    lastName: "Byron",
    email: EMAIL,
    subject: "Titer",
    message: "Which titer?",
  });
  const ada = await signedUp();
  const subjects = async () => JSON.stringify((await ada.get("/api/users/messages/")).body).match(/"Titer"/g);
  expect(await subjects()).toBeNull();

  await ada.post(await link());

  expect(await subjects()).toHaveLength(1);
});

describe("another link", () => {
  const resend = (by: TestBrowser) => by.post("/api/resend-verification/", { email: EMAIL });
  const countMails = async () => (await subjectsTo(db(), EMAIL)).length;

  it("is mailed to the logged-in owner after a stranger has asked for many", async () => {
    const ada = await signedUp();
    const stranger = browser("192.0.2.66");
    for (let n = 0; n < 6; n++) expect((await resend(stranger)).status).toBe(200);
    expect(await countMails()).toBe(1 + 5);

    expect((await resend(ada)).status).toBe(200);
    expect(await countMails()).toBe(1 + 5 + 1);
  });

  it("is mailed to a visitor from another IP address, up to 20 a day", async () => {
    await signedUp();
    for (let n = 0; n < 22; n++) expect((await resend(browser(`198.51.100.${n}`))).status).toBe(200);
    // With the link of the sign-up.
    expect(await countMails()).toBe(20);
  });

  it("is mailed to the logged-in owner five times an hour, and refused with a sentence beyond", async () => {
    const ada = await signedUp();
    for (let n = 0; n < 5; n++) expect((await resend(ada)).status).toBe(200);

    expect(await resend(ada)).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining("Too many links were requested.") },
    });
    expect(await countMails()).toBe(1 + 5);
  });
});

onPostgres("a link that is opened while the account is being closed", () => {
  it("is answered as without a session", async () => {
    await browser().post("/api/signup/", { email: EMAIL });
    const first = await link();

    const opening = await db().transaction(async (tx) => {
      await tx.delete(users);
      const opened = browser().post(first);
      await aLockWait(db());
      return { opened };
    });

    expect((await opening.opened).status).toBe(401);
  });
});
