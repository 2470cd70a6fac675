import { eq } from "drizzle-orm";
import { count, LINKS_BY_RECIPIENT } from "../../../http/limits.ts";
import { outbox } from "../../../jobs/outbox.table.ts";
import { lastToken, logIn, PASSWORD, signUp, subjectsTo } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { tokens, users } from "./users.table.ts";

const { db, browser } = testApp();
const atCheckout = { email: "guest@lab.example" };
const firstPassword = { ...atCheckout, password: PASSWORD };

describe("the sign-up page", () => {
  it("creates an account, signs in, and mails a link", async () => {
    const ada = browser();

    expect((await signUp(ada)).status).toBe(200);

    expect((await ada.get("/api/session/")).body).toEqual({
      isAuthenticated: true,
      email: "ada@lab.example",
      email_verified: false,
      unread_messages: 0,
    });
    expect((await ada.get("/api/users/view-user-info/")).body).toEqual({
      first_name: "Ada",
      last_name: "Byron",
      company: "",
      shipping_address: null,
    });
    expect((await ada.post(`/api/verify-email/${await lastToken(db())}/`)).body).toEqual({
      status: "activated",
    });
  });

  it("mails no link beyond 20 a day to the address, until the account asks for one", async () => {
    for (let n = 0; n < 20; n++) await count(db(), LINKS_BY_RECIPIENT, "ada@lab.example");
    const ada = browser();

    expect((await signUp(ada)).status).toBe(200);
    expect(await subjectsTo(db(), "ada@lab.example")).toEqual([]);

    await ada.post("/api/resend-verification/", { email: "ada@lab.example" });
    expect(await subjectsTo(db(), "ada@lab.example")).toHaveLength(1);
  });

  it("reports an address in use, whatever its case", async () => {
    await signUp(browser());

    const again = await signUp(browser(), " ADA@lab.example ");

    expect(again).toMatchObject({ status: 422, body: { detail: expect.stringContaining("Please log in.") } });
  });

  it("creates one account for two concurrent sign-ups", async () => {
    const answers = await Promise.all([signUp(browser()), signUp(browser())]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("reports a weak password on its field", async () => {
    const answer = await browser().post("/api/signup/", { email: "a@b.example", password: "short" });

    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining("at least 8 characters") } },
    });
  });

  it.each(["Password1", "PassWord123", "Qwerty123"])("refuses the common password %s", async (password) => {
    expect(await browser().post("/api/signup/", { email: "a@b.example", password })).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringContaining("most common") } },
    });
  });

  it("answers 409 to a signed-in user", async () => {
    const ada = browser();
    await signUp(ada);

    const detail = "Please sign out your account before logging or signing up an account.";
    expect(await signUp(ada, "other@lab.example")).toMatchObject({ status: 409, body: { detail } });
    expect(await logIn(ada)).toMatchObject({ status: 409, body: { detail } });
  });
});

describe("the sign-up at the checkout", () => {
  it("mails a link and does not sign in", async () => {
    const guest = browser();

    expect(await guest.post("/api/signup/", atCheckout)).toMatchObject({
      status: 200,
      body: {
        detail:
          "Email verification link sent. Please check your email and verify your account. You may now exit this page.",
      },
    });
    expect((await guest.get("/api/session/")).body).toEqual({
      isAuthenticated: false,
      signed_up: { email: atCheckout.email, is_activated: false },
    });
    expect((await browser().get("/api/session/")).body).toEqual({ isAuthenticated: false });
  });

  it("tells the browser that signed up once the account has a password, wherever its link was opened", async () => {
    const guest = browser();
    await guest.post("/api/signup/", atCheckout);
    const phone = browser();
    await phone.post(`/api/verify-email/${await lastToken(db())}/`, {});
    await phone.post("/api/signup/", { ...atCheckout, password: PASSWORD });

    const signed_up = { email: atCheckout.email, is_activated: true };
    expect((await guest.get("/api/session/")).body).toEqual({ isAuthenticated: false, signed_up });
    expect((await phone.get("/api/session/")).body).toEqual({ isAuthenticated: false, signed_up });
    await guest.post("/api/login/", { email: atCheckout.email, password: PASSWORD });
    expect((await guest.get("/api/session/")).body).not.toHaveProperty("signed_up");
  });

  it("sends a new link to an account without a password", async () => {
    await browser().post("/api/signup/", atCheckout);

    expect((await browser().post("/api/signup/", atCheckout)).status).toBe(200);
    expect(await db().select().from(outbox)).toHaveLength(2);
  });

  it("stores no name, because anyone may type anyone's address", async () => {
    await browser().post("/api/signup/", { ...atCheckout, firstName: "Cheap pills", lastName: "Eve" });

    expect(await db().select().from(users)).toMatchObject([{ firstName: "", lastName: "" }]);
  });

  it("tells the owner of an account with a password to log in", async () => {
    await signUp(browser(), atCheckout.email);

    expect(await browser().post("/api/signup/", atCheckout)).toMatchObject({
      status: 422,
      body: { detail: "An account with this e-mail address already exists. Please log in." },
    });
  });

  it("mails at most five links a day to one address", async () => {
    for (let n = 0; n < 5; n++) await browser().post("/api/signup/", atCheckout);

    const sixth = await browser().post("/api/signup/", atCheckout);

    expect(sixth).toMatchObject({ status: 429, body: { detail: expect.stringContaining("try again in") } });
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(86_000);
  });
});

describe("the first password", () => {
  it("can be set by the browser that presented the link, also after a reload", async () => {
    await browser().post("/api/signup/", atCheckout);
    const other = browser();
    const address = `/api/verify-email/${await lastToken(db())}/`;
    const notActivated = { status: "not_activated", email: atCheckout.email };

    expect((await other.post(address)).body).toEqual(notActivated);
    expect((await other.post(address)).body).toEqual(notActivated);
    expect((await other.post("/api/signup/", firstPassword)).status).toBe(200);

    expect((await other.get("/api/session/")).body).toMatchObject({ isAuthenticated: false });
    expect((await logIn(other, atCheckout.email)).status).toBe(200);
  });

  it("spends the link, which answers `activated` until it expires", async () => {
    const guest = browser();
    await guest.post("/api/signup/", atCheckout);
    const address = `/api/verify-email/${await lastToken(db())}/`;
    await guest.post(address);
    await guest.post("/api/signup/", firstPassword);

    for (const one of [guest, browser()]) {
      expect((await one.post(address)).body).toEqual({ status: "activated" });
    }
    expect((await guest.post("/api/signup/", firstPassword)).status).toBe(403);
    await db()
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await guest.post(address)).body).toEqual({ status: "not_verified" });
  });

  it("cannot be a common one", async () => {
    const guest = browser();
    await guest.post("/api/signup/", atCheckout);
    await guest.post(`/api/verify-email/${await lastToken(db())}/`);

    expect(await guest.post("/api/signup/", { ...atCheckout, password: "Password1" })).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    });
  });

  it("cannot be set by another browser", async () => {
    await browser().post("/api/signup/", atCheckout);
    await browser().post(`/api/verify-email/${await lastToken(db())}/`);

    const answer = await browser().post("/api/signup/", firstPassword);

    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining("link") } });
    expect((await logIn(browser(), atCheckout.email)).status).toBe(422);
  });

  it("cannot be set for another address than the link's", async () => {
    await browser().post("/api/signup/", { email: "victim@lab.example" });
    const guest = browser();
    await guest.post("/api/signup/", atCheckout);
    await guest.post(`/api/verify-email/${await lastToken(db())}/`);

    const answer = await guest.post("/api/signup/", { email: "victim@lab.example", password: PASSWORD });

    expect(answer.status).toBe(403);
  });
});

describe("a link", () => {
  it("is invalid after 24 hours, and when it was invented", async () => {
    await signUp(browser());
    await db()
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1000) });

    for (const token of [await lastToken(db()), "A".repeat(43), "x"]) {
      expect(await browser().post(`/api/verify-email/${token}/`)).toMatchObject({
        status: 200,
        body: { status: "not_verified" },
      });
    }
  });

  it("returns the same result while it is valid, and is stored as a hash only", async () => {
    const ada = browser();
    await signUp(ada);
    const token = await lastToken(db());

    await ada.post(`/api/verify-email/${token}/`);
    expect((await ada.post(`/api/verify-email/${token}/`)).body).toEqual({ status: "activated" });
    expect(await db().select().from(tokens).where(eq(tokens.hash, token))).toEqual([]);
    const [user] = await db().select().from(users);
    expect(user?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  it("is sent again without revealing whether an account exists", async () => {
    await signUp(browser());

    const known = await browser().post("/api/resend-verification/", { email: "ada@lab.example" });
    const unknown = await browser().post("/api/resend-verification/", { email: "nobody@lab.example" });

    expect(known).toMatchObject({ status: 200, body: unknown.body });
    expect(await db().select().from(outbox)).toHaveLength(2);
  });

  it("is sent again at most 30 times an hour for one IP address", async () => {
    const ask = (n: number) =>
      browser("192.0.2.9").post("/api/resend-verification/", { email: `${n}@b.example` });
    for (let n = 0; n < 30; n++) expect((await ask(n)).status).toBe(200);

    expect((await ask(30)).status).toBe(429);
    expect((await browser("192.0.2.10").post("/api/resend-verification/", atCheckout)).status).toBe(200);
  });
});
