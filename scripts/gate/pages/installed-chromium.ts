import { existsSync } from "node:fs";
import { findChromium } from "@ligate/build/testing/find-chromium";
import { chromium } from "playwright-core";

/** The file of the installed Chromium, or of the one that Playwright has downloaded; `undefined` if there is none. */
export function installedChromium(): string | undefined {
  const file = findChromium() ?? chromium.executablePath();
  return existsSync(file) ? file : undefined;
}
