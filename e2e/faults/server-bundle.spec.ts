import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { activate } from "../support/releases/activate.ts";
import { createChangedRelease } from "../support/releases/changed-releases.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";
import { expectFrameWorks, recordTime } from "./error-panel.ts";

/** Source that is added to the server bundle of a remote, before and after its own. */
interface Fault {
  name: string;
  before?: string;
  after?: (page: string) => string;
  /** The gateway waits for its rendering timeout. */
  isTimedOut?: boolean;
  /** The gateway replaces the render thread and opens the circuit breaker. */
  isHung?: boolean;
}

const FAULTS: Fault[] = [
  { name: "throws while it is imported", before: `throw new Error("broken on purpose");\n` },
  {
    name: "throws while it renders",
    after: (page) =>
      `${page}.lazy = async () => ({ Component() { throw new Error("broken on purpose"); } });`,
  },
  {
    name: "never answers",
    after: (page) => `${page}.loader = () => new Promise(() => {});`,
    isTimedOut: true,
  },
  {
    name: "loops forever",
    after: (page) => `${page}.loader = () => { for (;;); };`,
    isTimedOut: true,
    isHung: true,
  },
];

const REMOTES = [
  { remote: "mf-catalog", id: "blog", address: "/blog", heading: "Research Blog", other: "/design" },
  { remote: "mf-designer", id: "design", address: "/design", heading: "Design a vector", other: "/blog" },
];

const RENDERED = 'id="ligate-data"';

for (const { name, before = "", after, isTimedOut = false, isHung = false } of FAULTS) {
  for (const { remote, id, address, heading, other } of REMOTES) {
    test(`When the server bundle of ${remote} ${name}, the browser renders its pages.`, async ({
      page,
      request,
    }) => {
      const working = activeReleaseId(remote);
      const broken = createChangedRelease(remote, (file, text) =>
        file.startsWith("server/")
          ? `${before}${text}\n${after?.(`module.exports.routes.find(({ id }) => id === "${id}")`) ?? ""}`
          : text,
      );
      try {
        await activate(remote, broken.id);
        const start = performance.now();
        const response = await request.get(address);
        const tookMs = performance.now() - start;
        recordTime("response", tookMs);
        if (isTimedOut) expect(tookMs).toBeGreaterThan(290);
        expect(tookMs).toBeLessThan(1_000);
        expect(response.status()).toBe(200);
        expect(await response.text()).not.toContain(RENDERED);
        if (isHung) {
          await expectOthersRendered(request, other);
          await expectNoWait(request, address);
        }

        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expectFrameWorks(page);

        await expectRendered(request, other);
        await activate(remote, working);
        await expectRendered(request, address);
      } finally {
        await activate(remote, working);
        broken.remove();
      }
    });
  }
}

/** Expects a rendered page, at the latest when a hung render thread has been replaced. */
async function expectRendered(request: APIRequestContext, address: string): Promise<void> {
  await expect(async () => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(RENDERED);
  }).toPass({ timeout: 3_000 });
}

/** Expects that pages of another remote are rendered while a render thread hangs. */
async function expectOthersRendered(request: APIRequestContext, address: string): Promise<void> {
  expect(await (await request.get(address)).text()).toContain(RENDERED);
}

/** Expects that the gateway does not wait for the rendering once the circuit breaker is open. */
async function expectNoWait(request: APIRequestContext, address: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (let times = 0; times < 5; times++) {
    const start = performance.now();
    const response = await request.get(address);
    const tookMs = performance.now() - start;
    recordTime("response with an open circuit", tookMs);
    expect(tookMs).toBeLessThan(250);
    expect(await response.text()).not.toContain(RENDERED);
  }
}
