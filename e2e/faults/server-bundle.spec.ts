import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { activate, createChangedRelease, liveReleaseId } from "../support/patched-releases.ts";
import { expectFrameWorks, recordTime } from "./error-panel.ts";

/** What is put into a server file, before and after its own source. */
interface Fault {
  name: string;
  before?: string;
  after?: (page: string) => string;
  /** The gateway waits for an answer, for as long as it waits for any. */
  isWaitedFor?: boolean;
  /** Its thread is replaced, and then nobody waits any more. */
  isStuck?: boolean;
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
    isWaitedFor: true,
  },
  {
    name: "loops for ever",
    after: (page) => `${page}.loader = () => { for (;;); };`,
    isWaitedFor: true,
    isStuck: true,
  },
];

const REMOTES = [
  { remote: "mf-catalog", id: "blog", address: "/blog", heading: "Research Blog", other: "/design" },
  { remote: "mf-designer", id: "design", address: "/design", heading: "Design a vector", other: "/blog" },
];

const RENDERED = 'id="ligate-data"';

for (const { name, before = "", after, isWaitedFor = false, isStuck = false } of FAULTS) {
  for (const { remote, id, address, heading, other } of REMOTES) {
    test(`Where the server file of ${remote} ${name}, the browser renders its pages.`, async ({
      page,
      request,
    }) => {
      const live = liveReleaseId(remote);
      // The renderer evaluates a release once: what is broken in another way is another release.
      const manner = `${name.replaceAll(" ", "-")}-${Date.now()}`;
      const broken = createChangedRelease(remote, manner, (file, text) =>
        file.startsWith("server/")
          ? `${before}${text}\n${after?.(`module.exports.routes.find(({ id }) => id === "${id}")`) ?? ""}`
          : text,
      );
      try {
        activate(remote, broken.id);
        const asked = performance.now();
        const answer = await request.get(address);
        const tookMs = performance.now() - asked;
        recordTime("answer", tookMs);
        if (isWaitedFor) expect(tookMs).toBeGreaterThan(290);
        expect(tookMs).toBeLessThan(1_000);
        expect(answer.status()).toBe(200);
        expect(await answer.text()).not.toContain(RENDERED);
        if (isStuck) {
          await expectOthersRendered(request, other);
          await expectAtOnce(request, address);
        }

        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expectFrameWorks(page);

        await expectRendered(request, other);
        activate(remote, live);
        await expectRendered(request, address);
      } finally {
        activate(remote, live);
        broken.remove();
      }
    });
  }
}

/** The page comes rendered, at the latest when a renderer that was stuck has been replaced. */
async function expectRendered(request: APIRequestContext, address: string): Promise<void> {
  await expect(async () => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(RENDERED);
  }).toPass({ timeout: 3_000 });
}

/** Pages of other remotes come rendered as ever, while this one's thread is stuck. */
async function expectOthersRendered(request: APIRequestContext, address: string): Promise<void> {
  expect(await (await request.get(address)).text()).toContain(RENDERED);
}

/** Once the thread has been replaced, the page is left to the browser without anybody waiting. */
async function expectAtOnce(request: APIRequestContext, address: string): Promise<void> {
  await new Promise((replaced) => setTimeout(replaced, 1_000));
  for (let times = 0; times < 5; times++) {
    const asked = performance.now();
    const answer = await request.get(address);
    const tookMs = performance.now() - asked;
    recordTime("answer while it rests", tookMs);
    expect(tookMs).toBeLessThan(250);
    expect(await answer.text()).not.toContain(RENDERED);
  }
}
