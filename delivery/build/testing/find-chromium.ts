import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { bundledChromium } from "./bundled-chromium.ts";

/** A Chromium, or a headless shell of it, and how to start it. */
export interface Chromium {
  executablePath: string;
  /** Environment of the browser's process; if `undefined`, that of this process. */
  env?: NodeJS.ProcessEnv;
  /** A name for people. */
  name: string;
}

export interface ChromiumSources {
  environment: NodeJS.ProcessEnv;
  /** Where Playwright installs its own Chromium. */
  playwrights: string;
  bundled: () => Chromium | undefined;
}

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const sourcesNow = (): ChromiumSources => ({
  environment: process.env,
  playwrights: chromium.executablePath(),
  bundled: bundledChromium,
});

/**
 * The Chromium of tests, benchmarks and the gate: `$CHROMIUM`, one on the PATH, the one that Playwright has downloaded, or
 * the headless shell of @sparticuz/chromium. `undefined` if there is none, or if `$CHROMIUM` does not exist.
 */
export function findChromium(sources: Partial<ChromiumSources> = {}): Chromium | undefined {
  const { environment, playwrights, bundled } = { ...sourcesNow(), ...sources };
  const { CHROMIUM, PATH = "" } = environment;
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executablePath = (CHROMIUM ? [CHROMIUM] : [...onPath, playwrights]).find(isExecutable);
  if (executablePath) return { executablePath, name: executablePath };
  return CHROMIUM ? undefined : bundled();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns as findChromium @throws with one sentence if there is none */
export function requireChromium(sources?: Partial<ChromiumSources>): Chromium {
  const found = findChromium(sources);
  if (found) return found;
  const { CHROMIUM } = { ...sourcesNow(), ...sources }.environment;
  throw new Error(
    `No Chromium was found${CHROMIUM ? ` at ${CHROMIUM}` : ""}: install one (on Debian: apt-get install chromium) or set ` +
      "CHROMIUM to its file; the headless shell that npm installs runs on x64 Linux only.",
  );
}
