/**
 * Measures the time until a change is visible: with the demo, a remote alone or in front of the demo, and the store from its
 * sources.
 * `npm run pnpm -- --filter e2e exec node development/time-to-first-change.ts`, in a clone where nothing else runs. It
 * changes the heading of a page and restores it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { chromium, expect, type Page } from "@playwright/test";

const ROOT = resolve(import.meta.dirname, "../..");
const PAGE = join(ROOT, "mf-catalog/src/contact/contact.page.tsx");
const HEADING = ">Contact</h1>";
const DEMO = "http://localhost:8190";
const ALONE = "http://127.0.0.1:8102";
const DEVELOPMENT = "http://localhost:8191";
const TIMEOUT_MS = 300_000;

const started: ChildProcess[] = [];
const dataDir = mkdtempSync(join(tmpdir(), "ligate-time-"));
const source = readFileSync(PAGE, "utf8");
const { executablePath, env } = requireChromium();
const browser = await chromium.launch({ executablePath, env, args: ["--no-sandbox"] });
try {
  await measureAll();
} finally {
  writeFileSync(PAGE, source);
  await browser.close();
  for (const child of started) await stop(child);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  await timed("npm start, until the demo is ready", async () => {
    run(["scripts/start.ts"], ROOT, { PORT: new URL(DEMO).port, DATA_DIR: join(dataDir, "demo") });
    await waitFor200(`${DEMO}/api/session/`);
  });
  const alone = run(["node_modules/webpack/bin/webpack.js", "serve"], join(ROOT, "mf-catalog"), {
    STORE_URL: DEMO,
  });
  await openAndEdit("a remote alone", ALONE);
  await stop(alone);
  const options = ["mf-catalog", "--against", DEMO];
  const against = run(["scripts/dev.ts", ...options], ROOT, { PORT: new URL(DEVELOPMENT).port });
  await openAndEdit("a remote in front of the demo", DEVELOPMENT);
  await stop(against);
  run(["scripts/dev.ts"], ROOT, {
    PORT: new URL(DEVELOPMENT).port,
    DATA_DIR: join(dataDir, "development"),
  });
  await openAndEdit("the store from its sources", DEVELOPMENT);
}

/** Fills in a form, changes its page, and expects the change with the form unchanged. */
async function openAndEdit(name: string, address: string): Promise<void> {
  const page = await browser.newPage();
  await timed(`${name}, until its page is visible`, async () => {
    await waitFor200(address);
    await page.goto(`${address}/contact`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact", { timeout: TIMEOUT_MS });
  });
  const firstName = page.getByLabel("First name");
  await firstName.fill("Typed before the change");
  await timed(`${name}, until a change is visible`, () => change(page, "Contact us today"));
  await expect(firstName).toHaveValue("Typed before the change");
  await change(page, "Contact");
  await expect(firstName).toHaveValue("Typed before the change");
  await page.close();
}

async function change(page: Page, heading: string): Promise<void> {
  writeFileSync(PAGE, source.replace(HEADING, `>${heading}</h1>`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 30_000 });
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${what}`);
}

async function waitFor200(address: string): Promise<void> {
  await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass({ timeout: TIMEOUT_MS });
}

function run(command: string[], cwd: string, environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, command, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  started.push(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}
