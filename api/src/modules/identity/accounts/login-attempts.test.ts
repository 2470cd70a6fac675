import { eq } from "drizzle-orm";
import {
  accountAndAddress,
  count,
  LOGIN_BY_ACCOUNT,
  LOGIN_BY_ACCOUNT_AND_ADDRESS,
  LOGIN_BY_ADDRESS,
} from "../../../http/limits.ts";
import { outbox } from "../../../jobs/outbox.table.ts";
import {
  logIn,
  PASSWORD,
  resetPassword,
  signUp,
  signUpVerified,
  subjectsTo,
} from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";
const FAILED = "Many failed logins to your Ligate account";
const NEW_BROWSER = "A login to your Ligate account from a new browser";

/** Signs up in one browser at 192.0.2.1. */
async function aVerifiedCustomer() {
  const ada = browser("192.0.2.1");
  await signUpVerified(db(), ada);
  return ada;
}

const guess = (n: number, email = ADA) => logIn(browser(`203.0.113.${n}`), email, "wrong");

/** Counts failures from many addresses without their passwords, which take time to hash. */
async function failFromManyAddresses(email = ADA, failures = LOGIN_BY_ACCOUNT.max) {
  for (let n = 0; n < failures; n++) await count(db(), LOGIN_BY_ACCOUNT, email);
}

const subjectsWith = async (subject: string) =>
  (await subjectsTo(db(), ADA)).filter((found) => found === subject);

describe("guesses that are spread over many addresses", () => {
  it("are refused after 20 within an hour", async () => {
    await aVerifiedCustomer();
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
    expect(guesses.every(({ status }) => status === 422)).toBe(true);

    const right = await logIn(browser("203.0.113.99"));

    expect(right).toMatchObject({ status: 429, body: { detail: expect.stringContaining("Too many login") } });
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(3500);
    expect((await guess(99, "eve@lab.example")).status).toBe(422);
  });

  it("are refused for an address without an account too", async () => {
    await failFromManyAddresses("nobody@lab.example");

    expect((await guess(1, "nobody@lab.example")).status).toBe(429);
  });

  it("do not lock the owner out of a browser with an earlier login, wherever it is", async () => {
    const ada = await aVerifiedCustomer();
    await ada.post("/api/logout/");
    await failFromManyAddresses();
    const traveling = browser("198.51.100.1");
    for (const [name, value] of ada.cookies) traveling.cookies.set(name, value);

    expect((await logIn(traveling)).status).toBe(200);
  });

  it("do not lock the owner out of an address with an earlier login", async () => {
    await aVerifiedCustomer();
    await logIn(browser("2001:db8:1:2::1"));
    await failFromManyAddresses();

    expect((await logIn(browser("2001:db8:1:2::2"))).status).toBe(200);
    expect((await logIn(browser("2001:db8:1:3::2"))).status).toBe(429);
  });

  it("are refused at the address of a stranger who signed up with the owner's", async () => {
    const eve = browser("203.0.113.66");
    await signUp(eve);
    await eve.post("/api/logout/");
    expect((await logIn(eve)).status).toBe(200);
    const password = "Another5Horse";
    await resetPassword(db(), browser(), ADA, password);
    await failFromManyAddresses();

    expect((await logIn(browser("203.0.113.66"), ADA, password)).status).toBe(429);
  });

  it("do not lock the owner out of the browser that sets a new password by a mailed link", async () => {
    await aVerifiedCustomer();
    await failFromManyAddresses();
    const elsewhere = browser("198.51.100.1");
    const password = "Another5Horse";
    await resetPassword(db(), elsewhere, ADA, password);

    expect((await logIn(elsewhere, ADA, password)).status).toBe(200);
    expect((await logIn(browser("198.51.100.2"), ADA, password)).status).toBe(429);
  });

  it("are counted for a browser with an earlier login too", async () => {
    const ada = await aVerifiedCustomer();
    await ada.post("/api/logout/");
    const copy = (n: number) => {
      const stolen = browser(`198.51.100.${n}`);
      for (const [name, value] of ada.cookies) stolen.cookies.set(name, value);
      return stolen;
    };
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => logIn(copy(n), ADA, "wrong")));

    expect(guesses.every(({ status }) => status === 422)).toBe(true);
    expect((await logIn(copy(99))).status).toBe(429);
    expect((await logIn(browser("192.0.2.7"))).status).toBe(200);
  });

  it("are refused in a signed-in browser after ten wrong passwords", async () => {
    const ada = await aVerifiedCustomer();
    const check = (n: number, currentPassword: string) => {
      const copy = browser(`198.51.100.${n}`);
      for (const [name, value] of ada.cookies) copy.cookies.set(name, value);
      return copy.post("/api/users/second-factor/setup/", { currentPassword });
    };
    for (let n = 0; n < 10; n++) expect((await check(n, "wrong")).status).toBe(422);

    expect((await check(99, PASSWORD)).status).toBe(429);
    expect(await subjectsWith(FAILED)).toEqual([FAILED]);
  });
});

describe("guesses of others of the same network", () => {
  const NETWORK = "192.0.2.1";
  const failFromNetwork = async (email: string) => {
    const pair = accountAndAddress(email, NETWORK);
    for (let n = 0; n < LOGIN_BY_ACCOUNT_AND_ADDRESS.max; n++)
      await count(db(), LOGIN_BY_ACCOUNT_AND_ADDRESS, pair);
  };

  it("do not lock the owner out of a browser with an earlier login", async () => {
    const ada = await aVerifiedCustomer();
    await ada.post("/api/logout/");
    await failFromNetwork(ADA);
    for (let n = 0; n < LOGIN_BY_ADDRESS.max; n++) await count(db(), LOGIN_BY_ADDRESS, NETWORK);

    expect((await logIn(ada)).status).toBe(200);
    expect((await logIn(browser(NETWORK))).status).toBe(429);
  });

  it("at one account do not refuse logins to other accounts", async () => {
    await failFromNetwork(ADA);
    for (let n = 0; n < LOGIN_BY_ADDRESS.max; n++)
      expect((await logIn(browser(NETWORK), ADA, "wrong")).status).toBe(429);

    expect((await logIn(browser(NETWORK), "eve@lab.example")).status).toBe(422);
  });
});

describe("many failed logins", () => {
  it("are mailed to the owner, once a day", async () => {
    await aVerifiedCustomer();
    for (let n = 1; n < 10; n++) await guess(n);
    expect(await subjectsWith(FAILED)).toEqual([]);
    await guess(10);
    await guess(11);
    expect(await subjectsWith(FAILED)).toEqual([FAILED]);
  });

  it("are not mailed to an address that is not verified", async () => {
    await signUp(browser());
    for (let n = 1; n <= 10; n++) await guess(n);

    expect(await subjectsWith(FAILED)).toEqual([]);
  });
});

describe("a login from a new browser", () => {
  it("is mailed to the owner with browser, address and time, and no link that logs in", async () => {
    await aVerifiedCustomer();

    await logIn(browser("198.51.100.1"));

    const [mail] = await db().select().from(outbox).where(eq(outbox.subject, NEW_BROWSER));
    expect(mail?.recipient).toBe(ADA);
    expect(mail?.text).toContain("IP address: 198.51.100.1");
    expect(mail?.text).toMatch(/Time: \w+ \d+, \d{4}, \d\d:\d\d UTC/);
    expect(mail?.text).toContain("If this was you, there is nothing to do.");
    expect(mail?.text.match(/https?:\S+/g)).toEqual([expect.stringMatching(/\/forgot-password$/)]);
  });

  it("is mailed once per browser and account", async () => {
    const ada = await aVerifiedCustomer();
    await ada.post("/api/logout/");
    await logIn(ada);
    expect(await subjectsWith(NEW_BROWSER)).toEqual([]);

    const phone = browser();
    await logIn(phone);
    await phone.post("/api/logout/");
    await logIn(phone);
    expect(await subjectsWith(NEW_BROWSER)).toEqual([NEW_BROWSER]);
  });

  it("is mailed after a change of the password, except in the browser that changed it", async () => {
    const ada = await aVerifiedCustomer();
    const phone = browser();
    await logIn(phone);
    const newPassword = "Another5Horse";
    const passwords = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
    await ada.post("/api/users/reset-user-password/", passwords);

    await logIn(ada, ADA, newPassword);
    expect(await subjectsWith(NEW_BROWSER)).toHaveLength(1);
    await logIn(phone, ADA, newPassword);
    expect(await subjectsWith(NEW_BROWSER)).toHaveLength(2);
  });

  it("is mailed if the browser is of a stranger who signed up with the address before its owner", async () => {
    const eve = browser();
    await signUp(eve);
    const ada = browser();
    const password = "Another5Horse";
    await resetPassword(db(), ada, ADA, password);
    await logIn(ada, ADA, password);
    expect(await subjectsWith(NEW_BROWSER)).toEqual([]);

    await logIn(eve, ADA, password);

    expect(await subjectsWith(NEW_BROWSER)).toEqual([NEW_BROWSER]);
  });

  it("is mailed if the cookie of the browser is another account's or made up", async () => {
    await aVerifiedCustomer();
    const eve = browser();
    await signUp(eve, "eve@lab.example");
    await eve.post("/api/logout/");
    await logIn(eve);
    const forger = browser();
    forger.cookies.set("browser", `${"A".repeat(43)}.${"B".repeat(43)}`);
    await logIn(forger);

    expect(await subjectsWith(NEW_BROWSER)).toHaveLength(2);
  });

  it("is not mailed to an address that is not verified", async () => {
    await signUp(browser());

    await logIn(browser());

    expect(await subjectsWith(NEW_BROWSER)).toEqual([]);
  });
});
