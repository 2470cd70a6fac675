import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { QUIET } from "./quiet-browser.ts";

const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: ".",
  globalSetup: "./start-product.ts",
  outputDir: "test-results",
  // The store has one database: journeys come one after the other.
  workers: 1,
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
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone, dark",
      use: { ...phone, colorScheme: "dark" },
      testMatch: "journeys/gene-to-order.spec.ts",
    },
  ],
});
