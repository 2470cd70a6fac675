import { sql } from "drizzle-orm";
import { limits } from "../../../../http/limits.table.ts";
import { FORGOTTEN_BY_EMAIL_AND_ADDRESS, LINKS_BY_RECIPIENT } from "../../../../http/limits.ts";
import { lastToken, logIn, signUp, signUpVerified, subjectsTo } from "../../../../testing/customers.ts";
import { ADDRESS, add, getCart, PLASMID } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { tokens, users } from "../users.table.ts";

const { db, browser } = testApp();
const NEW = "Another5Horse";

const forgot = (email = "ada@lab.example") => browser().post("/api/forgot-password/", { email });
const forgotFrom = (address: string) =>
  browser(address).post("/api/forgot-password/", { email: "ada@lab.example" });
const token = () => lastToken(db(), "reset-password");
const reset = (link: string, password = NEW, confirmPassword = password) =>
  browser().post(`/api/reset-password/${link}/`, { password, confirmPassword });

it("sets a new password by the mailed link, ends every session, and does not sign in", async () => {
  const ada = browser();
  await signUp(ada);

  expect((await forgot(" Ada@lab.example ")).status).toBe(200);
  expect((await reset(await token())).status).toBe(200);

  expect((await ada.get("/api/session/")).body).toEqual({ isAuthenticated: false });
  expect((await logIn(browser())).status).toBe(422);
  expect((await logIn(browser(), "ada@lab.example", NEW)).status).toBe(200);
  expect(await subjectsTo(db(), "ada@lab.example")).toEqual([
    "Verify your e-mail address for Ligate",
    "Choose a new password for Ligate",
    "Your Ligate password was changed",
    "A login to your Ligate account from a new browser",
  ]);
});

it("gives the same answer for an unknown address, and mails nothing to it", async () => {
  await signUp(browser());

  const known = await forgot();
  const unknown = await forgot("nobody@lab.example");

  expect(unknown).toMatchObject({ status: 200, body: known.body });
  expect(await subjectsTo(db(), "nobody@lab.example")).toEqual([]);
});

const RESET_SUBJECT = "Choose a new password for Ligate";
const countMails = async () =>
  (await subjectsTo(db(), "ada@lab.example")).filter((subject) => subject === RESET_SUBJECT).length;

it("mails five links a day that one IP address asks for, and answers further requests in the same way", async () => {
  await signUp(browser());
  const first = await forgot();
  for (let n = 0; n < 4; n++) await forgot();

  for (const email of ["ada@lab.example", "nobody@lab.example"])
    expect(await forgot(email)).toMatchObject({ status: 200, body: first.body });
  expect(await countMails()).toBe(5);
  await db()
    .update(limits)
    .set({ resetsAt: sql`${limits.resetsAt} - interval '61 minutes'` });
  await forgot();
  expect(await countMails()).toBe(5);
});

it("mails a link to the owner after a stranger has asked for many, up to 20 a day", async () => {
  await signUp(browser());
  for (let n = 0; n < 10; n++) await forgotFrom("192.0.2.66");
  expect(await countMails()).toBe(5);

  await forgotFrom("192.0.2.1");
  expect(await countMails()).toBe(6);

  for (let n = 0; n < 20; n++) expect((await forgotFrom(`198.51.100.${n}`)).status).toBe(200);
  // The link of the sign-up is one of them.
  expect(await countMails()).toBe(20 - 1);
});

it("mails a link to a browser with an earlier login after strangers have used up those of the day", async () => {
  const ada = browser("192.0.2.66");
  await signUp(ada);
  await ada.post("/api/logout/");
  for (let n = 0; n < FORGOTTEN_BY_EMAIL_AND_ADDRESS.max; n++) await forgotFrom("192.0.2.66");
  for (let n = 0; n < LINKS_BY_RECIPIENT.max; n++) await forgotFrom(`198.51.100.${n}`);
  const mailed = await countMails();
  await forgotFrom("203.0.113.1");
  expect(await countMails()).toBe(mailed);

  await ada.post("/api/forgot-password/", { email: "ada@lab.example" });

  expect(await countMails()).toBe(mailed + 1);
});

it("mails a link after many requests that mailed nothing", async () => {
  await signUpVerified(db(), browser());
  for (let n = 0; n < LINKS_BY_RECIPIENT.max; n++)
    await browser(`198.51.100.${n}`).post("/api/resend-verification/", { email: "ada@lab.example" });

  await forgot();

  expect(await countMails()).toBe(1);
});

it("allows 30 requests an hour from one IP address, whatever the e-mail address", async () => {
  const ask = (n: number) => browser("192.0.2.9").post("/api/forgot-password/", { email: `${n}@b.example` });
  for (let n = 0; n < 30; n++) expect((await ask(n)).status).toBe(200);

  expect((await ask(30)).status).toBe(429);
  expect((await forgot()).status).toBe(200);
});

it("says whether a link still works, without using it up", async () => {
  await signUp(browser());
  await forgot();
  const link = await token();
  const check = async (checked: string) => (await browser().get(`/api/reset-password/${checked}/`)).body;

  expect(await check(link)).toEqual({ status: "valid" });
  expect(await check("A".repeat(43))).toEqual({ status: "invalid" });
  expect(await check(await lastToken(db()))).toEqual({ status: "invalid" });
  expect((await reset(link)).status).toBe(200);
  expect(await check(link)).toEqual({ status: "invalid" });
});

it("refuses a common password, and keeps the link", async () => {
  await signUp(browser());
  await forgot();

  expect(await reset(await token(), "Password1")).toMatchObject({
    status: 422,
    body: { fields: { password: expect.stringContaining("most common") } },
  });
  expect((await reset(await token())).status).toBe(200);
});

it("accepts a link once, also when it is followed twice at the same time", async () => {
  await signUp(browser());
  await forgot();
  const link = await token();

  const answers = await Promise.all([reset(link), reset(link)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await reset(link)).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("no longer works") },
  });
});

it("rejects a link that has expired, was invented, or was mailed for another purpose", async () => {
  await signUp(browser());
  await forgot();
  const verifying = await lastToken(db());
  await db()
    .update(tokens)
    .set({ expiresAt: new Date(Date.now() - 1000) });

  for (const link of [await token(), verifying, "A".repeat(43), "x", "%00", "..%2F..%2Flogin"]) {
    expect((await reset(link)).status).toBe(422);
  }
});

it("requires two equal passwords that satisfy the password rule", async () => {
  await signUp(browser());
  await forgot();

  expect(await reset(await token(), NEW, "Another5Hors")).toMatchObject({
    status: 400,
    body: { fields: { confirmPassword: "Passwords do not match. Try again." } },
  });
  expect(await reset(await token(), "weak")).toMatchObject({ status: 400 });
  expect((await reset(await token())).status).toBe(200);
});

it("resets the counter of failed logins", async () => {
  await signUp(browser());
  for (let n = 0; n < 11; n++) await logIn(browser(), "ada@lab.example", "wrong");
  expect((await logIn(browser())).status).toBe(429);

  await forgot();
  await reset(await token());

  expect((await logIn(browser(), "ada@lab.example", NEW)).status).toBe(200);
});

it("marks the address as verified", async () => {
  await signUp(browser());
  await forgot();
  await reset(await token());

  expect(await db().select().from(users)).toMatchObject([{ emailVerifiedAt: expect.any(Date) }]);
});

it("sets the first password of an account created at checkout, and keeps its cart", async () => {
  const guest = browser();
  await add(guest);
  await guest.post("/api/signup/", { email: "guest@lab.example" });
  await forgot("guest@lab.example");

  expect((await reset(await token())).status).toBe(200);

  const elsewhere = browser();
  expect((await logIn(elsewhere, "guest@lab.example", NEW)).status).toBe(200);
  expect((await getCart(elsewhere)).count).toBe(1);
});

it("leaves nothing of a stranger who signed up with the owner's address", async () => {
  const eve = browser();
  await signUp(eve);
  await add(eve);
  await eve.post("/api/users/designs/", { product_sku: PLASMID, name: "Cheap pills" });
  await eve.post("/api/users/addresses/", { name: "Cheap pills", address: ADDRESS });
  await forgot();
  await reset(await token());

  const ada = browser();
  await logIn(ada, "ada@lab.example", NEW);

  expect((await getCart(ada)).count).toBe(0);
  expect((await ada.get("/api/users/designs/")).body).toEqual([]);
  expect((await ada.get("/api/users/addresses/")).body).toEqual([]);
  expect((await ada.get("/api/users/view-user-info/")).body).toMatchObject({ first_name: "" });
});

it("keeps cart, designs and addresses of a verified account", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  await add(ada);
  await ada.post("/api/users/designs/", { product_sku: PLASMID });
  await ada.post("/api/users/addresses/", { name: "Cell culture", address: ADDRESS });
  await forgot();
  await reset(await token());

  await logIn(ada, "ada@lab.example", NEW);

  expect((await getCart(ada)).count).toBe(1);
  expect((await ada.get("/api/users/designs/")).body).toHaveLength(1);
  expect((await ada.get("/api/users/addresses/")).body).toHaveLength(1);
});

it("keeps the cart of the browser that resets the password", async () => {
  await signUp(browser());
  await forgot();
  const visitor = browser();
  await add(visitor);

  await visitor.post(`/api/reset-password/${await token()}/`, { password: NEW, confirmPassword: NEW });

  expect((await getCart(visitor)).count).toBe(1);
});
