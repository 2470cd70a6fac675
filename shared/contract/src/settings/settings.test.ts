import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings, settingsTable } from "./settings.ts";

it("has defaults for all settings", () => {
  expect(readSettings({})).toMatchObject({ PORT: 8080, DATA_DIR: "var", TEST_PRODUCT: false });
});

it("treats an empty variable as unset", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" }).PORT).toBe(8080);
});

it("reports one sentence per invalid variable", () => {
  const read = () => readSettings({ PORT: "abc", DATABASE_URL: "mysql://x", TEST_PRODUCT: "yes" });
  expect(read).toThrow(
    [
      'PORT is "abc": it has to be a whole number up to 65535.',
      'DATABASE_URL is "mysql://x": it has to be a postgresql address.',
      'TEST_PRODUCT is "yes": it has to be on or off.',
    ].join("\n"),
  );
});

it("does not print the value of a secret, nor the password of an address", () => {
  const SECRETS = { SESSION_SECRET: "short", SECOND_FACTOR_KEY: "c2hvcnQ=", SMTP_URL: "http://me:pw@mail" };
  expect(() => readSettings(SECRETS)).toThrow(
    [
      "SESSION_SECRET is not valid: it has to have at least 32 characters.",
      "SECOND_FACTOR_KEY is not valid: it has to be 32 random bytes in Base64 or hexadecimal, as of `openssl rand -base64 32`.",
      'SMTP_URL is "http://…@mail": it has to be an smtp address.',
    ].join("\n"),
  );
});

it("accepts keys for second factors in Base64 and hexadecimal, with older ones after commas", () => {
  const base64 = Buffer.alloc(32, 0xfb).toString("base64");
  const hex = Buffer.alloc(32, 1).toString("hex");
  const keysIn = (SECOND_FACTOR_KEY: string) => readSettings({ SECOND_FACTOR_KEY }).SECOND_FACTOR_KEY;
  expect(keysIn(base64)).toEqual([base64]);
  expect(keysIn(`${hex}, ${base64.replace("=", "")}`)).toEqual([hex, base64.replace("=", "")]);
  const urlSafe = Buffer.alloc(32, 0xfb).toString("base64url");
  expect(keysIn(urlSafe)).toEqual([urlSafe]);
  for (const key of ["x", hex.slice(1), `${hex}0`, `${base64},`, base64.slice(4), `${base64}A`])
    expect(() => keysIn(key)).toThrow(/^SECOND_FACTOR_KEY is not valid/);
});

it("requires a host name of its own for previews, and a key of a certain length", () => {
  const PREVIEW_KEY = Buffer.alloc(32, 1).toString("hex");
  const read = (PREVIEW_URL: string, PUBLIC_URL: string, others = { PREVIEW_KEY }) =>
    readSettings({ PREVIEW_URL, PUBLIC_URL, ...others });
  const store = "https://store.example";
  expect(read("https://preview.store.example", store)).toMatchObject({ PREVIEW_KEY });
  expect(() => read("https://store.example:8443", store)).toThrow(
    'PREVIEW_URL is "https://store.example:8443": it has to have another host name than PUBLIC_URL.',
  );
  expect(() => read("http://localhost:8081", "")).toThrow("another host name");
  expect(() => read("http://preview.example", store)).toThrow(
    "it has to begin with http or https as PUBLIC_URL",
  );
  // An API and the sandbox have the address, but not the key.
  expect(read("https://preview.example", store, { PREVIEW_KEY: "" }).PREVIEW_KEY).toBeUndefined();
  expect(() => readSettings({ PREVIEW_KEY })).toThrow("PREVIEW_URL is not set");
  expect(() => read("https://preview.example", store, { PREVIEW_KEY: "short" })).toThrow(
    "PREVIEW_KEY is not valid: it has to be 32 random bytes",
  );
});

it("writes the scheme of an address in lower case, by which the store recognizes https", () => {
  const { PUBLIC_URL } = readSettings({ PUBLIC_URL: "HTTPS://Store.example/A" });
  expect(PUBLIC_URL).toBe("https://Store.example/A");
});

it("requires an https address with TLS, and certificate and key together", () => {
  const tls = { TLS_CERT: "cert.pem", TLS_KEY: "key.pem" };
  expect(readSettings({ ...tls, PUBLIC_URL: "https://store.example" })).toMatchObject(tls);
  expect(() => readSettings(tls)).toThrow(
    "PUBLIC_URL is not set: it has to be the https address of the store, because TLS is set.",
  );
  expect(() => readSettings({ ...tls, PUBLIC_URL: "http://store.example" })).toThrow(
    'PUBLIC_URL is "http://store.example": it has to be the https address of the store, because TLS is set.',
  );
  expect(() => readSettings({ TLS_KEY: "key.pem", PUBLIC_URL: "https://store.example" })).toThrow(
    "TLS_CERT is not set: it has to be set together with TLS_KEY.",
  );
});

it("requires the address of a bucket with both of its keys", () => {
  const bucket = { FILES_BUCKET_URL: "https://s3.example/files", FILES_BUCKET_KEY_ID: "id" };
  expect(readSettings({ ...bucket, FILES_BUCKET_SECRET: "secret" })).toMatchObject(bucket);
  expect(() => readSettings(bucket)).toThrow(
    "FILES_BUCKET_SECRET is not set: it has to be set together with FILES_BUCKET_URL and FILES_BUCKET_KEY_ID.",
  );
  expect(() => readSettings({ FILES_BUCKET_SECRET: "secret" })).toThrow(/^FILES_BUCKET_URL is not set/);
});

it("limits the size of deposited files to 1 to 100 MB", () => {
  expect(readSettings({}).ORDER_FILE_MAX_MB).toBe(25);
  expect(readSettings({ ORDER_FILE_MAX_MB: "100" }).ORDER_FILE_MAX_MB).toBe(100);
  for (const ORDER_FILE_MAX_MB of ["0", "101", "2.5", "much"])
    expect(() => readSettings({ ORDER_FILE_MAX_MB })).toThrow(/it has to be a whole number from 1 to 100/);
});

it("accepts addresses and networks as trusted proxies, and rejects words", () => {
  expect(readSettings({}).TRUSTED_PROXIES).toBeUndefined();
  const proxies = readSettings({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7,fd00::/8" }).TRUSTED_PROXIES;
  expect(proxies).toEqual(["10.0.0.0/8", "192.0.2.7", "fd00::/8"]);
  for (const TRUSTED_PROXIES of ["true", "loopback", "10.0.0.0/33", "10.0.0.1,"]) {
    expect(() => readSettings({ TRUSTED_PROXIES })).toThrow(/^TRUSTED_PROXIES is .*: it has to be addresses/);
  }
});

it("is documented in docs/settings.md", () => {
  const documented = readFileSync(join(import.meta.dirname, "../../../../docs/settings.md"), "utf8");
  expect(documented).toContain(settingsTable());
});
