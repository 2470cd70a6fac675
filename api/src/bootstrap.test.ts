import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { readSettings } from "@ligate/contract/settings/settings";
import { openDatabase } from "./db/open.ts";
import { users } from "./modules/identity/tables.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-bootstrap-"));
const DATA_DIR = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

const startApi = (settings: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env.PATH, DATA_DIR, RELEASES_DIR: join(folder, "releases"), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** The output of the API from its start to its end. It is stopped as soon as it is ready. */
async function startAndStop(settings: Record<string, string>) {
  const api = startApi(settings);
  const errors = text(api.stderr);
  let output = "";
  api.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
    if (output.includes('{"ready":true')) api.kill("SIGTERM");
  });
  const [code] = await once(api, "exit");
  return { code, output, errors: await errors };
}

async function withDatabase<T>(use: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<T>) {
  const { db, close } = await openDatabase(readSettings({ DATA_DIR }));
  return use(db).finally(close);
}
const storedSecret = () => withDatabase(async (db) => (await db.select().from(users))[0]?.totpSecret);

const SERVICES = {
  PAYPAL_API_BASE: "https://paypal.example",
  TAX_API_URL: "https://tax.example/",
  SMTP_URL: "smtp://mail.example",
};

it("does not start with a database server, but without services and with secrets that it would generate", async () => {
  const { code, errors } = await startAndStop({ DATABASE_URL: "postgresql://db.example/ligate" });

  expect(code).toBe(1);
  expect(errors.trim().split("\n")).toEqual([
    expect.stringMatching(/^PAYPAL_API_BASE is not set: /),
    expect.stringMatching(/^TAX_API_URL is not set: /),
    expect.stringMatching(/^SMTP_URL is not set: /),
    expect.stringMatching(/^SESSION_SECRET is not set: [^.]+\.$/),
    expect.stringMatching(/^SECOND_FACTOR_KEY is not set: [^.]+\.$/),
  ]);
});

it("reports a database that is not available in one sentence", async () => {
  const settings = { ...SERVICES, SESSION_SECRET: "s".repeat(44), SECOND_FACTOR_KEY: "f".repeat(64) };
  const { code, errors } = await startAndStop({ ...settings, DATABASE_URL: "postgresql://127.0.0.1:1/none" });

  expect(code).toBe(1);
  expect(errors).toBe(
    "The database is not available: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL, and that the database accepts connections.\n",
  );
});

it("encrypts the second factors of an earlier version before it serves, and reports a lost key", async () => {
  const totpSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  await withDatabase((db) => db.insert(users).values({ email: "ada@lab.example", totpSecret }));

  const first = await startAndStop({});
  expect(first.code).toBe(0);
  expect(first.output).not.toContain("Second factors");
  const encrypted = await storedSecret();
  expect(encrypted).toMatch(/^v1\./);

  const second = await startAndStop({ SECOND_FACTOR_KEY: "ab".repeat(32) });
  expect(second.code).toBe(0);
  expect(second.output).toContain("Second factors are encrypted with another key than SECOND_FACTOR_KEY");
  expect(second.output).toContain('"unreadable":1');
  expect(await storedSecret()).toBe(encrypted);
});
