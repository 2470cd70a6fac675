import { expect, test } from "../support/fixtures.ts";
import { publicPages } from "../support/releases/public-pages.ts";

const VISITORS = ["", "sessionid=somebody; XSRF-TOKEN=a", "sessionid=somebody-else; cart_count=7"];

for (const { id, address } of publicPages()) {
  test(`The server renders the page "${id}" alike for all visitors, and the browser hydrates it.`, async ({
    request,
    page,
  }) => {
    await test.step("three visitors receive the same bytes", async () => {
      // The first response may precede the rendering; then the browser renders the page.
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

    await test.step("the browser hydrates it", async () => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          Object.assign(window, { renderedHeading: document.querySelector("main h1") });
        });
      });
      await page.goto(address, { waitUntil: "networkidle" });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "ligateEarlyClicks"))).toBeUndefined();
      const isKept = await page.evaluate(
        () => Reflect.get(window, "renderedHeading") === document.querySelector("main h1"),
      );
      expect(isKept, "the heading is the rendered element").toBe(true);
    });
  });
}
