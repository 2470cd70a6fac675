import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { testApp } from "../testing/test-app.ts";
import { readSessionSecret } from "./session-cookies.ts";

const { app } = testApp(() => ({ PUBLIC_URL: "https://store.example" }));

it("sets the session cookie with the prefix __Host- behind TLS", async () => {
  const { headers } = await app().inject("/api/csrf/");

  expect(headers["set-cookie"]).toEqual([
    expect.stringMatching(
      /^__Host-sessionid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/),
  ]);
});

it("ignores a session cookie without the prefix, which another host of the domain can set", async () => {
  const { cookies } = await app().inject("/api/csrf/");
  const [session, xsrf] = cookies.map(({ value }) => value);
  const send = (name: string) =>
    app().inject({
      method: "POST",
      url: "/api/logout/",
      headers: { "x-xsrf-token": String(xsrf) },
      cookies: { [name]: String(session), "XSRF-TOKEN": String(xsrf) },
    });

  expect((await send("__Host-sessionid")).statusCode).toBe(200);
  expect((await send("sessionid")).statusCode).toBe(403);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("creates the secret once, readable by its owner only", () => {
  const settings = readSettings({ DATA_DIR: join(folder, "data") });

  const secret = readSessionSecret(settings);

  expect(secret).toHaveLength(43);
  expect(readSessionSecret(settings)).toBe(secret);
  expect(statSync(join(folder, "data/session-secret")).mode & 0o777).toBe(0o600);
});

it("prefers the setting", () => {
  const SESSION_SECRET = "s".repeat(32);

  expect(readSessionSecret(readSettings({ DATA_DIR: folder, SESSION_SECRET }))).toBe(SESSION_SECRET);
});
