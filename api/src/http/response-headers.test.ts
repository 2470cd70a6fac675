import { testApp } from "../testing/test-app.ts";

const { app } = testApp(() => ({ PUBLIC_URL: "https://store.example" }));

/** A response with data, to an unknown path, to an invalid request, and one that requires a session. */
const PATHS = ["/api/session/", "/api/nowhere/", "/api/search/?page_size=7", "/api/users/view-orders/"];

it.each(PATHS)("names the type and the character set of %s", async (path) => {
  const { headers } = await app().inject(path);

  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
});

it.each(PATHS)("lets no browser render, frame, sniff or store the response of %s", async (path) => {
  const { headers } = await app().inject(path);

  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
});

it("gives pages of other origins no access", async () => {
  const origin = "https://evil.example";
  const preflight = { origin, "access-control-request-method": "POST" };

  for (const { headers } of [
    await app().inject({ url: "/api/session/", headers: { origin } }),
    await app().inject({ method: "OPTIONS", url: "/api/login/", headers: preflight }),
  ])
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

it("does not answer TRACE", async () => {
  const { statusCode, body } = await app().inject({
    method: "TRACE" as "GET",
    url: "/api/session/",
    headers: { cookie: "sessionid=secret" },
  });

  expect(statusCode).toBe(501);
  expect(body).not.toContain("secret");
});
