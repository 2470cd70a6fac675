import { expect, test } from "../support/fixtures.ts";

const VISITORS = ["", "sessionid=somebody; XSRF-TOKEN=a", "sessionid=somebody-else; cart_count=7"];

/** Addresses without a page, and the message that each shows. */
const MISSING = [
  { address: "/products/item/NOPE", message: "No product has the SKU NOPE." },
  { address: "/blog/999", message: "No blog post has the number 999." },
  { address: "/nowhere/at/all?x=1", message: "Nothing is at this address." },
  { address: "/%E0%A4%A", message: "Nothing is at this address." },
];

// The browser reports every document with status 404.
test.use({ allowedErrors: [/status of 404/] });

for (const { address, message } of MISSING) {
  test(`The server renders the same 404 page at ${address} for all visitors.`, async ({ request, page }) => {
    await test.step("three visitors receive the same bytes", async () => {
      await expect(async () => {
        expect(await (await request.get(address)).text()).toContain('id="ligate-data"');
      }).toPass({ timeout: 10_000 });
      const responses = await Promise.all(
        VISITORS.map((cookie) => request.get(address, { headers: { cookie } })),
      );
      expect(responses.map((response) => response.status())).toEqual([404, 404, 404]);
      const bodies = await Promise.all(responses.map((response) => response.text()));
      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]).toContain(message);
      expect(bodies[0]).toMatch(/<title>Not found \| [^<]+<\/title>/);
    });

    await test.step("the browser hydrates it", async () => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          Object.assign(window, { renderedHeading: document.querySelector("main h1") });
        });
      });
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(page.getByRole("alert")).toContainText(message);
      const isKept = await page.evaluate(
        () => Reflect.get(window, "renderedHeading") === document.querySelector("main h1"),
      );
      expect(isKept, "the heading is the rendered element").toBe(true);
    });

    await test.step("navigation works", async () => {
      await page.getByRole("main").getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Not found");
    });
  });
}
