import { readdirSync } from "node:fs";
import { testApp } from "../testing/test-app.ts";

const { app } = testApp();
const [svg] = readdirSync(new URL("../../content/media", import.meta.url), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".svg"));

it("serves a picture with a long cache lifetime and a policy without scripts", async () => {
  const { statusCode, headers } = await app().inject(`/media/${svg}`);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": expect.stringContaining("image/svg+xml"),
    "cache-control": "public, max-age=2592000",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  });
});

it("does not serve files outside the media folder", async () => {
  for (const path of ["/media/../app.ts", "/media/..%2f..%2fpackage.json", "/media/", "/media/no.svg"]) {
    const answer = await app().inject(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toEqual({ detail: expect.any(String) });
  }
});
