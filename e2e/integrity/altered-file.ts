import type { Page } from "@playwright/test";
import { expect } from "../support/fixtures.ts";

/** Set by an altered script that runs. */
const MARK = "alteredScriptHasRun";

/** The messages of the browser and the shell about a file that does not match its integrity. */
export const INTEGRITY_ERROR =
  /integrity|\/assets\/|could not be loaded|Federation Runtime|dynamically imported module/i;

/**
 * Serves files of releases as an attacker between gateway and browser would change them.
 * @param files pattern below `/assets/`
 */
export async function alter(page: Page, files: string): Promise<void> {
  await page.route(`**/assets/${files}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isStylesheet = new URL(route.request().url()).pathname.endsWith(".css");
    const body = isStylesheet ? `${text} ` : `globalThis.${MARK} = true;\n${text}`;
    // The test repairs the file at the same address, so the browser must not cache the altered one.
    await route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-store" }, body });
  });
}

/** Expects that no altered script has run in the document. */
export const expectNothingRun = async (page: Page): Promise<void> =>
  expect(await page.evaluate((mark) => mark in globalThis, MARK)).toBe(false);
