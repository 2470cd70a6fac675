import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as verifying } from "../integrity/verifying-store.ts";
import { expect, test } from "../support/fixtures.ts";
import { activate, waitUntilServed } from "../support/releases/activate.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { activeReleaseId, releaseFolder } from "../support/releases/releases-folder.ts";

/** A change of one text of a package, and a page that shows it. */
interface Change {
  name: string;
  address: string;
  before: string;
  after: string;
}

const BLOG = { name: "mf-catalog", address: "/blog", before: "Research Blog", after: "Lab Journal" };
const CHANGES: Change[] = [
  BLOG,
  { name: "shell", address: "/contact", before: "Skip to content", after: "Jump to content" },
  { name: "mf-designer", address: "/design", before: "Design a vector", after: "Make a vector" },
  { name: "mf-cart-checkout", address: "/cart", before: "Your cart", after: "My cart" },
  { name: "mf-account", address: "/signup", before: "Sign up", after: "Join us" },
];
/** The aim for a visit after a deploy: body bytes of all scripts. */
const MAX_BYTES = 2_000;

interface Script {
  path: string;
  encoding: string | undefined;
  bytes: number;
}

for (const change of CHANGES)
  test(`After a deploy of ${change.name}, a browser that was here before loads the differences of changed scripts only.`, ({
    page,
  }) => returnAfter(change, page));

verifying("A browser that verifies files also loads the differences only.", async ({ page, baseURL }) =>
  returnAfter(BLOG, page, baseURL),
);

/** Visits a page before and after a deploy. @param store the gateway that serves it, if it is not the first one */
async function returnAfter({ name, address, before, after }: Change, page: Page, store?: string) {
  const scripts = recordScripts(page);
  const active = activeReleaseId(name);
  const patched = createPatchedRelease(name, before, after);
  try {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.locator("body")).toContainText(before);
    expect(scripts.length).toBeGreaterThan(4);
    scripts.length = 0;

    await activate(name, patched.id);
    await waitUntilServed(name, patched.id, store);
    await page.goto("about:blank");
    await page.goto(address, { waitUntil: "networkidle" });

    await expect(page.locator("body")).toContainText(after);
    expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => "dcz"));
    expect(scripts.length).toBeGreaterThan(1);
    const whole = scripts.map(({ path }) => wholeSize(path, patched.id));
    const [loaded, instead] = [sum(scripts.map(({ bytes }) => bytes)), sum(whole)];
    const description = `${loaded} of ${scripts.length} scripts, instead of ${instead}`;
    test.info().annotations.push({ type: `bytes after a deploy of ${name}`, description });
    expect(loaded).toBeLessThan(MAX_BYTES);
  } finally {
    await activate(name, active);
    patched.remove();
  }
}

/** The scripts that a page loads from the network, which are added as they arrive. */
function recordScripts(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on("requestfinished", async (request) => {
    const response = await request.response();
    if (request.resourceType() !== "script" || !response || response.fromServiceWorker()) return;
    const { responseBodySize: bytes } = await request.sizes();
    const path = new URL(request.url()).pathname;
    if (bytes > 0) scripts.push({ path, encoding: response.headers()["content-encoding"], bytes });
  });
  return scripts;
}

/** The size in Brotli of a script at `/assets/<package>/<file>`. @param id of the release that has it */
function wholeSize(path: string, id: string): number {
  const [, , name = "", file = ""] = path.split("/");
  return statSync(join(releaseFolder({ name, id }), `${file}.br`)).size;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
