import { logIn, signUp } from "../../../testing/customers.ts";
import { add } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";

const { app, browser } = testApp();
const WRONG = { status: 422, body: { detail: "Incorrect email or password. Try again." } };

it("signs in under a new session id and invalidates the previous one", async () => {
  await signUp(browser());
  const ada = browser();
  await ada.get("/api/csrf/");
  const before = ada.cookies.get("sessionid");

  expect((await logIn(ada, "Ada@Lab.example")).status).toBe(200);

  expect(ada.cookies.get("sessionid")).not.toBe(before);
  expect((await ada.get("/api/session/")).body.isAuthenticated).toBe(true);
  const planted = browser();
  planted.cookies.set("sessionid", before ?? "");
  expect((await planted.get("/api/session/")).body).toEqual({ isAuthenticated: false });
});

it("gives the same answer for a wrong password and an unknown address", async () => {
  await signUp(browser());

  expect(await logIn(browser(), "ada@lab.example", "wrong")).toMatchObject(WRONG);
  expect(await logIn(browser(), "nobody@lab.example")).toMatchObject(WRONG);
});

it("ends the session on the server at logout", async () => {
  const ada = browser();
  await signUp(ada);
  const copy = browser();
  copy.cookies.set("sessionid", ada.cookies.get("sessionid") ?? "");

  expect(await ada.post("/api/logout/")).toMatchObject({
    status: 200,
    headers: { "clear-site-data": '"storage"' },
  });

  expect((await ada.get("/api/session/")).body).toEqual({ isAuthenticated: false });
  expect((await copy.get("/api/session/")).body).toEqual({ isAuthenticated: false });
});

it("answers 401 where an account is required", async () => {
  expect(await browser().get("/api/users/view-user-info/")).toMatchObject({
    status: 401,
    body: { detail: "Please log in to continue." },
  });
});

it("rejects every login from an address after ten wrong passwords within 15 minutes", async () => {
  await signUp(browser());
  for (let n = 0; n < 10; n++) expect((await logIn(browser(), "ada@lab.example", "wrong")).status).toBe(422);

  const right = await logIn(browser());

  expect(right.status).toBe(429);
  expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
  expect(right.body.detail).toMatch(/^Too many login attempts\. Please try again in \d+ minutes\.$/);
});

it("lets the owner log in while a stranger tries passwords from another address", async () => {
  await signUp(browser());
  for (let n = 0; n < 11; n++) await logIn(browser("203.0.113.9"), "ada@lab.example", "wrong");

  expect((await logIn(browser("203.0.113.9"))).status).toBe(429);
  expect((await logIn(browser("192.0.2.7"))).status).toBe(200);
});

it("counts the addresses of an IPv6 /64 as one", async () => {
  await signUp(browser());
  for (let n = 0; n < 10; n++) await logIn(browser(`2001:db8:1:2::${n}`), "ada@lab.example", "wrong");

  expect((await logIn(browser("2001:db8:1:2:ffff::1"))).status).toBe(429);
  expect((await logIn(browser("2001:db8:1:3::1"))).status).toBe(200);
});

it("does not count successful logins", async () => {
  await signUp(browser());

  for (let n = 0; n < 11; n++) expect((await logIn(browser())).status).toBe(200);
});

it("rejects the 31st failed login from one IP address, whatever the account", async () => {
  const attempt = (n: number) => logIn(browser("192.0.2.9"), `user${n}@lab.example`);
  const first = await Promise.all(Array.from({ length: 30 }, (_, n) => attempt(n)));

  expect(first.every(({ status }) => status === 422)).toBe(true);
  expect((await attempt(30)).status).toBe(429);
  expect((await logIn(browser("192.0.2.10"), "user1@lab.example")).status).toBe(422);
});

describe("a write", () => {
  it("is rejected without the CSRF token of its session", async () => {
    const ada = browser();
    await signUp(ada);
    const stranger = browser();
    await stranger.get("/api/csrf/");

    for (const token of [undefined, "made-up", stranger.cookies.get("XSRF-TOKEN")]) {
      expect(await ada.write("/api/logout/", undefined, token)).toMatchObject({
        status: 403,
        body: { detail: "Your session could not be verified. Please try again." },
      });
    }
    expect((await ada.get("/api/session/")).body.isAuthenticated).toBe(true);
  });

  it("is rejected if the token only equals a planted cookie", async () => {
    const ada = browser();
    await signUp(ada);
    ada.cookies.set("XSRF-TOKEN", "planted");

    expect((await ada.write("/api/logout/", undefined, "planted")).status).toBe(403);
  });

  it("to an unknown call answers 501", async () => {
    expect((await browser().post("/api/nowhere/")).status).toBe(501);
  });
});

it("sets the session cookie as HttpOnly", async () => {
  const { headers } = await app().inject("/api/csrf/");

  expect(headers["set-cookie"]).toEqual([
    expect.stringMatching(/^sessionid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax$/),
  ]);
});

it("answers a log-in and changes of the cart at the same time without an error", async () => {
  await signUp(browser());

  for (let round = 0; round < 10; round++) {
    const ada = browser(`192.0.2.${round}`);
    await add(ada);
    const copy = () => {
      const tab = browser(`192.0.2.${round}`);
      for (const [name, value] of ada.cookies) tab.cookies.set(name, value);
      return tab;
    };
    const tabs = [copy(), copy(), copy()];
    const answers = await Promise.all([logIn(copy()), ...tabs.map((tab) => add(tab))]);

    const [login, ...additions] = answers.map(({ status }) => status);
    expect(login).toBe(200);
    // 409: the log-in moved the cart to the account.
    for (const status of additions) expect([200, 409]).toContain(status);
  }
});
