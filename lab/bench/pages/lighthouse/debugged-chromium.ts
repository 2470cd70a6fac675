import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { requireChromium } from "@ligate/build/testing/find-chromium";

const DEBUGGED = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

export interface DebuggedChromium {
  /** Port of the DevTools protocol. */
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts a headless Chromium with a new profile, as Lighthouse's own launcher does. Playwright's flags disable features
 * that Lighthouse audits, such as the back/forward cache.
 */
export async function startChromium(): Promise<DebuggedChromium> {
  const { executablePath, env } = requireChromium();
  const profile = mkdtempSync(join(tmpdir(), "ligate-lighthouse-"));
  const browser = spawn(
    executablePath,
    [
      ...CHROMIUM_FLAGS,
      "--headless=new",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      // The gateway has a self-signed certificate.
      "--ignore-certificate-errors",
      "about:blank",
    ],
    { env, stdio: ["ignore", "ignore", "pipe"] },
  );
  const stop = async () => {
    if (browser.exitCode === null) {
      browser.kill("SIGTERM");
      await once(browser, "exit");
    }
    // Its child processes may still write for a moment.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { port: await portOf(browser), stop };
}

function portOf(browser: ChildProcess): Promise<number> {
  return new Promise((done, failed) => {
    browser.once("error", failed);
    browser.once("exit", (code) => failed(new Error(`Chromium exited with code ${code}.`)));
    if (!browser.stderr) return;
    createInterface({ input: browser.stderr }).on("line", (line) => {
      const port = DEBUGGED.exec(line)?.[1];
      if (port) done(Number(port));
    });
  });
}
