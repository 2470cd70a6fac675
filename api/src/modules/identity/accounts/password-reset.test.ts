import { lastToken, logIn, signUp, subjectsTo } from "../../../testing/customers.ts";
import { add, cartOf } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { tokens, users } from "./users.table.ts";

const { db, browser } = testApp();
const NEW = "Another5Horse";

const forgot = (email = "ada@lab.example") => browser().post("/api/forgot-password/", { email });
const token = () => lastToken(db(), "reset-password");
const reset = (link: string, password = NEW, confirmPassword = password) =>
  browser().post(`/api/reset-password/${link}/`, { password, confirmPassword });

it("mails a link by which a new password is chosen; every session ends and nobody is signed in", async () => {
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
  ]);
});

it("answers the same where there is no account, and mails nothing there", async () => {
  await signUp(browser());

  const known = await forgot();
  const unknown = await forgot("nobody@lab.example");

  expect(unknown).toMatchObject({ status: 200, body: known.body });
  expect(await subjectsTo(db(), "nobody@lab.example")).toEqual([]);
});

it("is asked for at most five times an hour for an address, with or without an account", async () => {
  await signUp(browser());
  for (const email of ["ada@lab.example", "nobody@lab.example"]) {
    for (let n = 0; n < 5; n++) expect((await forgot(email)).status).toBe(200);

    const sixth = await forgot(email);

    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(3500);
  }
});

it("works once, also when the link is followed twice at the same time", async () => {
  await signUp(browser());
  await forgot();
  const link = await token();

  const answers = await Promise.all([reset(link), reset(link)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await reset(link)).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("does not work any more") },
  });
});

it("does not work after its hour, made up, or mailed for something else", async () => {
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

it("wants both entries to be the same, and holds them to the rule", async () => {
  await signUp(browser());
  await forgot();

  expect(await reset(await token(), NEW, "Another5Hors")).toMatchObject({
    status: 400,
    body: { fields: { confirmPassword: "Passwords do not match. Try again." } },
  });
  expect(await reset(await token(), "weak")).toMatchObject({ status: 400 });
  expect((await reset(await token())).status).toBe(200);
});

it("lets in at once who was refused for guessing", async () => {
  await signUp(browser());
  for (let n = 0; n < 11; n++) await logIn(browser(), "ada@lab.example", "wrong");
  expect((await logIn(browser())).status).toBe(429);

  await forgot();
  await reset(await token());

  expect((await logIn(browser(), "ada@lab.example", NEW)).status).toBe(200);
});

it("verifies the address: the link has proved it", async () => {
  await signUp(browser());
  await forgot();
  await reset(await token());

  expect(await db().select().from(users)).toMatchObject([{ emailVerifiedAt: expect.any(Date) }]);
});

it("gives an account of the checkout its first password, and its cart waits", async () => {
  const guest = browser();
  await add(guest);
  await guest.post("/api/signup/", { email: "guest@lab.example" });
  await forgot("guest@lab.example");

  expect((await reset(await token())).status).toBe(200);

  const elsewhere = browser();
  expect((await logIn(elsewhere, "guest@lab.example", NEW)).status).toBe(200);
  expect((await cartOf(elsewhere)).count).toBe(1);
});

it("leaves the cart of the visitor who resets where it is", async () => {
  await signUp(browser());
  await forgot();
  const visitor = browser();
  await add(visitor);

  await visitor.post(`/api/reset-password/${await token()}/`, { password: NEW, confirmPassword: NEW });

  expect((await cartOf(visitor)).count).toBe(1);
});
