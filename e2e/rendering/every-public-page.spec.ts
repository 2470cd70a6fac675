import { expect, test } from "../support/fixtures.ts";
import { publicPages } from "../support/public-pages.ts";

const VISITORS = ["", "sessionid=somebody; XSRF-TOKEN=a", "sessionid=somebody-else; cart_count=7"];

for (const { id, address } of publicPages()) {
  test(`"${id}" comes rendered, and is the same for everybody.`, async ({ request, page }) => {
    await test.step("three visitors get the same bytes", async () => {
      // The first answer may come before the page is rendered; then the browser renders it.
      await expect(async () => {
        expect(await (await request.get(address)).text()).toContain('id="ligate-data"');
      }).toPass({ timeout: 10_000 });
      const bodies = await Promise.all(
        VISITORS.map(async (cookie) => (await request.get(address, { headers: { cookie } })).text()),
      );
      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]?.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(bodies[0]).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
      expect(bodies[0]).toMatch(/<meta name="description" content="[^"]+"/);
    });

    await test.step("the browser takes it over as it stands", async () => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          Object.assign(window, { renderedHeading: document.querySelector("main h1") });
        });
      });
      // Where a busy machine takes a second for the page's code, the frame does not wait for it: then once more.
      await expect(async () => {
        await page.goto(address, { waitUntil: "networkidle" });
        const isKept = await page.evaluate(
          () => Reflect.get(window, "renderedHeading") === document.querySelector("main h1"),
        );
        expect(isKept, "the heading is the element that came").toBe(true);
      }).toPass({ timeout: 30_000 });
    });
  });
}
