import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "ligate-start-"));
const DATA_DIR = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm start`, or `pnpm dev`, with settings that stop it at once. */
function run(script: string, settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script)], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR, RELEASES_DIR: join(folder, "releases"), ...settings },
    encoding: "utf8",
  });
  return { status, stdout, lines: stderr.trim().split("\n") };
}

const SECRETS = { SESSION_SECRET: "s".repeat(44), SECOND_FACTOR_KEY: "f".repeat(64) };

it.each<[string, Record<string, string>]>([
  ["another machine can reach it", { HOST: "0.0.0.0" }],
  ["it has an https address", { PUBLIC_URL: "https://store.example" }],
  ["it has a database server", { ...SECRETS, DATABASE_URL: "postgresql://db.example/ligate" }],
  ["it has credentials of PayPal", { PAYPAL_CLIENT_SECRET: "live" }],
  ["it is a demo for other machines", { HOST: "0.0.0.0", DEMO: "on" }],
])("starts no sandbox if %s", (_, settings) => {
  for (const script of ["start.ts", "dev.ts"]) {
    const { status, stdout, lines } = run(script, settings);

    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(lines).toEqual([
      expect.stringMatching(/^PAYPAL_API_BASE is not set: it has to be .*, because the sandbox is .*\.$/),
      expect.stringMatching(/^TAX_API_URL is not set: /),
      expect.stringMatching(/^SMTP_URL is not set: /),
    ]);
  }
  expect(existsSync(DATA_DIR)).toBe(false);
});

it("does not start with a database server and secrets that only this machine has", () => {
  const { status, lines } = run("start.ts", {
    DEMO: "on",
    DATABASE_URL: "postgresql://db.example/ligate",
  });

  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^SESSION_SECRET is not set: .* because each refuses the CSRF tokens .*\.$/),
    expect.stringMatching(/^SECOND_FACTOR_KEY is not set: .*\.$/),
  ]);
});
