import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CARDS, findCardNumber } from "./paypal/cards/cards.ts";
import { aCapture, aMerchant, anApprovedOrder, httpTransport } from "./testing/merchant.ts";
import { startSandbox } from "./testing/start-sandbox.ts";

it("prints its ports when it is ready, and accepts HTTP requests and mail", async () => {
  const { origin, smtpPort, stop } = await startSandbox();

  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: "ok" });
  const greeting = await new Promise((resolve) =>
    createConnection(smtpPort, "127.0.0.1").once("data", resolve),
  );
  expect(String(greeting)).toMatch(/^220 /);
  expect(await stop()).toBe(0);
});

it("keeps the payments over a restart in its data folder, for its user only", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const first = await startSandbox({ DATA_DIR: dataDir });
  const { captureId } = await aCapture(httpTransport(first.origin));
  await first.stop();
  expect(statSync(join(dataDir, "paypal.json")).mode & 0o777).toBe(0o600);

  const { origin, stop } = await startSandbox({ DATA_DIR: dataDir });
  const { status } = await (await aMerchant(httpTransport(origin))).readCapture(captureId);
  await stop();
  rmSync(dataDir, { recursive: true });
  expect(status).toBe(200);
}, 20_000);

it("ends with a sentence when its saved payments are damaged", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const file = join(dataDir, "paypal.json");
  writeFileSync(file, "{");

  const server = join(import.meta.dirname, "server.ts");
  const { status, stderr } = spawnSync(process.execPath, [server], { env: { PORT: "0", DATA_DIR: dataDir } });
  rmSync(dataDir, { recursive: true });
  expect(status).toBe(1);
  expect(String(stderr).trim()).toBe(
    `The sandbox cannot read its PayPal payments in ${file}. Delete this file to start without earlier payments.`,
  );
}, 20_000);

it("stops immediately while a response hangs", async () => {
  const { origin, stop } = await startSandbox();
  const number = findCardNumber("hang");
  const { merchant, id } = await anApprovedOrder(httpTransport(origin), number);
  const hanging = merchant.capture(id).catch(() => "aborted");
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(await stop()).toBe(0);
  expect(await hanging).toBe("aborted");
});

it("shows an index page that works under any prefix", async () => {
  const { origin, stop } = await startSandbox();
  const page = await (await fetch(origin)).text();
  await stop();

  for (const { number } of CARDS) expect(page).toContain(number);
  expect(page).toContain('href="mail/"');
  expect(page).toContain('href="./sandbox.css"');
  expect(page).not.toMatch(/style=|<script|<style|(href|src)="\//);
});
