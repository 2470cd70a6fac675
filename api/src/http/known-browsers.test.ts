import type { FastifyReply, FastifyRequest } from "fastify";
import { testApp } from "../testing/test-app.ts";
import { type KnownAccount, knownBrowsers } from "./known-browsers.ts";

const { browser } = testApp(() => ({ PUBLIC_URL: "https://store.example" }));
const NAME = "__Host-browser";
const browsers = knownBrowsers("a key", true);

const account = (id: number, emailVerifiedAt: Date | null = null, passwordHash = "a hash") => ({
  ...{ id, emailVerifiedAt, passwordHash },
});

/** Remembers the accounts one after the other. @returns a request with the cookie */
function remembering(...accounts: KnownAccount[]): FastifyRequest {
  const request = { cookies: {} as Record<string, string> };
  const reply = {
    setCookie: (name: string, value: string) => Object.assign(request.cookies, { [name]: value }),
  };
  for (const one of accounts)
    browsers.remember(request as unknown as FastifyRequest, reply as unknown as FastifyReply, one);
  return request as unknown as FastifyRequest;
}

it("remembers the last five accounts of a browser, under one id", () => {
  const request = remembering(...[1, 2, 3, 4, 5, 2, 6].map((id) => account(id)));

  const ids = [1, 2, 3, 4, 5, 6, 7].map((id) => browsers.find(request, account(id)));

  expect(ids.map(Boolean)).toEqual([false, true, true, true, true, true, false]);
  expect(new Set(ids.filter(Boolean)).size).toBe(1);
});

it("is not known with a signature of another browser or key", () => {
  const [mine, other] = [remembering(account(1)), remembering(account(2))];
  const [id] = mine.cookies[NAME]?.split(".") ?? [];
  const [, signature] = other.cookies[NAME]?.split(".") ?? [];

  for (const forged of [`${id}.${signature}`, `${id}`, "", ".", "é.é", `${id}.${"A".repeat(5_000)}`]) {
    expect(
      browsers.find({ cookies: { [NAME]: forged } } as unknown as FastifyRequest, account(1)),
    ).toBeUndefined();
    expect(
      browsers.find({ cookies: { [NAME]: forged } } as unknown as FastifyRequest, account(2)),
    ).toBeUndefined();
  }
  expect(knownBrowsers("another key", true).find(mine, account(1))).toBeUndefined();
});

it("is not known any more when the password of the account is changed", () => {
  const before = remembering(account(1));

  expect(browsers.find(before, account(1, null, "another hash"))).toBeUndefined();
  expect(browsers.find(before, account(1))).toBeDefined();
});

it("is not known any more when the address of the account is verified", () => {
  const before = remembering(account(1));
  const verified = account(1, new Date("2026-11-29T12:00:00Z"));

  expect(browsers.find(before, verified)).toBeUndefined();
  expect(browsers.find(remembering(verified), verified)).toBeDefined();
});

it("sets the cookie at a sign-up, for a year, readable by the server only", async () => {
  const email = "ada@lab.example";
  const { headers } = await browser().post("/api/signup/", { email, password: "Correct4Horse" });

  expect(headers["set-cookie"]).toContainEqual(
    expect.stringMatching(
      /^__Host-browser=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  );
});
