import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { QUIET } from "./quiet-browser.ts";

/** Looks at pages and writes nothing: much of it is waiting, which the journeys use. */
const READING = [
  "catalogue/*.spec.ts",
  ...["page-code", "remote-faults", "rendered-pages", "typed-text"].map((name) => `faults/${name}.spec.ts`),
];
/** Moves what is live, so nobody else may be looking. */
const RELEASING = ["contracts/*.spec.ts", "deploys/*.spec.ts", "faults/server-files.spec.ts"];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: ".",
  globalSetup: "./start-product.ts",
  outputDir: "test-results",
  // Journeys beside what only reads; see the projects.
  workers: 2,
  timeout: 120_000,

  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.STORE_URL,
    launchOptions: { executablePath: findChromium(), args: QUIET },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    // What was asked and done; pictures of every step would be a tenth of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
  projects: [
    {
      // The store has one database: journeys come one after the other.
      name: "desktop",
      use: desktop,
      workers: 1,
      testIgnore: [...READING, ...RELEASING],
    },
    { name: "reading", use: desktop, workers: 1, testMatch: READING },
    {
      name: "phone, dark",
      use: { ...phone, colorScheme: "dark" },
      testMatch: "journeys/gene-to-order.spec.ts",
      dependencies: ["desktop"],
    },
    {
      name: "releases",
      use: desktop,
      workers: 1,
      testMatch: RELEASING,
      dependencies: ["reading", "phone, dark"],
    },
  ],
});
