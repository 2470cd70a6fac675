import type { FastifyReply, FastifyRequest } from "fastify";
import { testApp } from "../testing/test-app.ts";
import { knownBrowsers } from "./known-browsers.ts";

const { browser } = testApp(() => ({ PUBLIC_URL: "https://store.example" }));
const NAME = "__Host-browser";
const browsers = knownBrowsers("a key", true);

/** Remembers the accounts one after the other. @returns a request with the cookie */
function remembering(...userIds: number[]): FastifyRequest {
  const request = { cookies: {} as Record<string, string> };
  const reply = {
    setCookie: (name: string, value: string) => Object.assign(request.cookies, { [name]: value }),
  };
  for (const id of userIds)
    browsers.remember(request as unknown as FastifyRequest, reply as unknown as FastifyReply, id);
  return request as unknown as FastifyRequest;
}

it("remembers the last five accounts of a browser, under one id", () => {
  const request = remembering(1, 2, 3, 4, 5, 2, 6);

  const ids = [1, 2, 3, 4, 5, 6, 7].map((id) => browsers.find(request, id));

  expect(ids.map(Boolean)).toEqual([false, true, true, true, true, true, false]);
  expect(new Set(ids.filter(Boolean)).size).toBe(1);
});

it("is not known with a signature of another browser or key", () => {
  const [mine, other] = [remembering(1), remembering(2)];
  const [id] = mine.cookies[NAME]?.split(".") ?? [];
  const [, signature] = other.cookies[NAME]?.split(".") ?? [];

  for (const forged of [`${id}.${signature}`, `${id}`, "", ".", "é.é", `${id}.${"A".repeat(5_000)}`]) {
    expect(browsers.find({ cookies: { [NAME]: forged } } as unknown as FastifyRequest, 1)).toBeUndefined();
    expect(browsers.find({ cookies: { [NAME]: forged } } as unknown as FastifyRequest, 2)).toBeUndefined();
  }
  expect(knownBrowsers("another key", true).find(mine, 1)).toBeUndefined();
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
