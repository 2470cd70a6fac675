import { eq, sql } from "drizzle-orm";
import { logIn, signUp } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { sessions } from "./sessions.table.ts";

const { app, db, browser } = testApp();
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const LIST = "/api/users/sessions/";

type TestBrowser = ReturnType<typeof browser>;
const isLoggedIn = async (by: TestBrowser) => (await by.get("/api/session/")).body.isAuthenticated;
const list = async (by: TestBrowser) => (await by.get(LIST)).body.sessions;
const age = (days: number) =>
  db()
    .update(sessions)
    .set({ lastUsedAt: sql`now() - make_interval(days => ${days})` });

/** The same customer in two browsers; the second was used last. */
async function twoBrowsers() {
  const [home, work] = [browser("192.0.2.7"), browser("192.0.2.8")];
  await signUp(home);
  await logIn(work);
  return { home, work };
}

describe("the list of sessions", () => {
  it("names the browsers in which the customer is logged in, the last used first", async () => {
    const { home } = await twoBrowsers();
    await signUp(browser(), "eve@lab.example");

    const listed = await list(home);

    expect(listed).toMatchObject([
      { address: "192.0.2.8", is_current: false },
      { address: "192.0.2.7", is_current: true, device: expect.any(String) },
    ]);
    expect(JSON.stringify(listed)).not.toContain(home.cookies.get("sessionid"));
  });

  it("leaves out sessions that have ended", async () => {
    const { home, work } = await twoBrowsers();
    await work.post("/api/logout/");

    expect(await list(home)).toHaveLength(1);
  });
});

describe("ending another session", () => {
  it("logs that browser out, and no other", async () => {
    const { home, work } = await twoBrowsers();
    const [other] = await list(home);

    expect((await home.delete(`${LIST}${other.id}/`)).status).toBe(200);

    expect(await isLoggedIn(work)).toBe(false);
    expect(await isLoggedIn(home)).toBe(true);
    expect((await home.delete(`${LIST}${other.id}/`)).status).toBe(404);
  });

  it("answers 404 for the current session, another account's and an invented one", async () => {
    const { home } = await twoBrowsers();
    const eve = browser();
    await signUp(eve, "eve@lab.example");
    const [own] = await list(eve);

    for (const id of [own.id, (await list(home))[0].id, crypto.randomUUID(), "1", "%00"]) {
      expect((await eve.delete(`${LIST}${id}/`)).status).toBe(404);
    }
    expect(await list(home)).toHaveLength(2);
  });

  it("ends all others at once", async () => {
    const { home, work } = await twoBrowsers();
    const phone = browser();
    await logIn(phone);

    expect((await work.post(`${LIST}end-others/`)).body.detail).toContain("2 other browsers");

    expect([await isLoggedIn(home), await isLoggedIn(phone), await isLoggedIn(work)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await work.post(`${LIST}end-others/`)).body.detail).toBe("You are not logged in anywhere else.");
  });
});

describe("a login", () => {
  it("ends after 14 days without a use", async () => {
    const ada = browser();
    await signUp(ada);
    await age(13);
    expect(await isLoggedIn(ada)).toBe(true);
    await age(14);

    expect(await isLoggedIn(ada)).toBe(false);
    expect((await logIn(ada)).status).toBe(200);
  });

  it("ends after 30 days, however it is used", async () => {
    const ada = browser();
    await signUp(ada);
    await db().update(sessions).set({ expiresAt: sql`now()` });

    expect(await isLoggedIn(ada)).toBe(false);
  });

  it("keeps the cart of a visitor who comes back after 14 days", async () => {
    const visitor = browser();
    await visitor.post("/api/orders/cart/", {
      cart_item: { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" },
      quantity: 1,
    });
    await age(20);

    expect((await visitor.get("/api/orders/cart/")).body.count).toBe(1);
  });
});

describe("the last use of a session", () => {
  const stored = async () => (await db().select().from(sessions))[0];
  const use = (by: TestBrowser) =>
    app().inject({
      url: "/api/session/",
      headers: { cookie: `sessionid=${by.cookies.get("sessionid")}`, "user-agent": FIREFOX },
      remoteAddress: "192.0.2.99",
    });

  it("is recorded with address and device after the response, at most once every five minutes", async () => {
    const ada = browser();
    await signUp(ada);
    await use(ada);
    expect((await stored())?.address).toBe("127.0.0.1");
    await db().update(sessions).set({ lastUsedAt: sql`now() - interval '6 minutes'` });

    await use(ada);
    while ((await stored())?.address === "127.0.0.1") await new Promise((resolve) => setTimeout(resolve, 10));

    expect(await list(ada)).toMatchObject([{ address: "192.0.2.99", device: "Firefox on Windows" }]);
    expect(Date.now() - Number((await stored())?.lastUsedAt)).toBeLessThan(60_000);
  });

  it("does not bring back a session that the request has ended", async () => {
    const ada = browser();
    await signUp(ada);
    await db().update(sessions).set({ lastUsedAt: sql`now() - interval '6 minutes'` });
    const id = (await stored())?.publicId ?? "";

    await ada.post("/api/logout/");

    expect(await db().select().from(sessions).where(eq(sessions.publicId, id))).toEqual([]);
  });
});
