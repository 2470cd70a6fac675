import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { findChromium } from "@ligate/build/testing/find-chromium";
import { defineConfig, devices } from "@playwright/test";

const chromium = findChromium();

/** Specs that need no stock and no other customer's data, so they run beside the journeys: two groups of similar length. */
const READING = [
  "budgets/*.spec.ts",
  "faults/server-rendered-pages.spec.ts",
  "faults/restored-forms.spec.ts",
  "journeys/catalog/*.spec.ts",
  "journeys/designer/*.spec.ts",
  "navigation/*.spec.ts",
  "pages/*.spec.ts",
  "rendering/*.spec.ts",
];
/** Specs that need no stock either. Most of them wait for timeouts of the shell, so they load no core. */
const WAITING = [
  "contracts/{fragments,releases,singletons}.spec.ts",
  "faults/missing-remote.spec.ts",
  "faults/page-chunk.spec.ts",
  "faults/remote-entry.spec.ts",
  "faults/unavailable-release.spec.ts",
  "integrity/{altered-files,data-folder}.spec.ts",
  "integrity/unlisted-scripts.spec.ts",
  "journeys/account/{profile,settings,sign-up,verification}.spec.ts",
];
/** Specs that change the active releases, so no other spec may run beside them. */
const RELEASING = [
  "contracts/{incompatible-release,mixed-versions}.spec.ts",
  "deploys/*.spec.ts",
  "integrity/altered-on-disk.spec.ts",
  "faults/{browser-reports,page-code,server-bundle}.spec.ts",
];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: ".",
  globalSetup: ["./support/require-chromium.ts", "./support/processes/start-store.ts"],
  outputDir: "test-results",
  // One for each of the first three projects.
  workers: 3,
  timeout: 120_000,
  // As in Jest: build/src/testing/repeat-failed-tests.cjs.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    // The global setup sets STORE_URL before the workers read this file.
    baseURL: process.env.STORE_URL,
    launchOptions: { executablePath: chromium?.executablePath, env: chromium?.env, args: CHROMIUM_FLAGS },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    // Screenshots and snapshots of every step would take a tenth of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
  projects: [
    {
      // These journeys share stock, so they run one after the other.
      name: "desktop",
      use: desktop,
      workers: 1,
      testIgnore: [...READING, ...WAITING, ...RELEASING],
    },
    { name: "reading", use: desktop, workers: 1, testMatch: READING },
    { name: "waiting", use: desktop, workers: 1, testMatch: WAITING },
    {
      name: "phone, dark",
      use: { ...phone, colorScheme: "dark" },
      testMatch: "journeys/ordering/gene-to-order.spec.ts",
      dependencies: ["desktop"],
    },
    {
      name: "releases",
      use: desktop,
      workers: 1,
      testMatch: RELEASING,
      dependencies: ["reading", "waiting", "phone, dark"],
    },
  ],
});
