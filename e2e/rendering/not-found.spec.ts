import { expect, test } from "../support/fixtures.ts";

const VISITORS = ["", "sessionid=somebody; XSRF-TOKEN=a", "sessionid=somebody-else; cart_count=7"];

/** Addresses where nothing is, and the sentence that says so. */
const MISSING = [
  { address: "/products/item/NOPE", sentence: "No product has the SKU NOPE." },
  { address: "/blog/999", sentence: "No blog post has the number 999." },
  { address: "/nowhere/at/all?x=1", sentence: "Nothing is at this address." },
  { address: "/%E0%A4%A", sentence: "Nothing is at this address." },
];

// A browser says of every document with such a status that it could not be loaded.
test.use({ allowedErrors: [/status of 404/] });

for (const { address, sentence } of MISSING) {
  test(`That nothing is at ${address} comes rendered, and is the same for everybody.`, async ({
    request,
    page,
  }) => {
    await test.step("three visitors get the same bytes", async () => {
      await expect(async () => {
        expect(await (await request.get(address)).text()).toContain('id="ligate-data"');
      }).toPass({ timeout: 10_000 });
      const answers = await Promise.all(
        VISITORS.map((cookie) => request.get(address, { headers: { cookie } })),
      );
      expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]).toContain(sentence);
      expect(bodies[0]).toMatch(/<title>Not found \| [^<]+<\/title>/);
    });

    await test.step("the browser takes it over as it stands", async () => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          Object.assign(window, { renderedHeading: document.querySelector("main h1") });
        });
      });
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(page.getByRole("alert")).toContainText(sentence);
      const isKept = await page.evaluate(
        () => Reflect.get(window, "renderedHeading") === document.querySelector("main h1"),
      );
      expect(isKept, "the heading is the element that came").toBe(true);
    });

    await test.step("and goes on from there", async () => {
      await page.getByRole("main").getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Not found");
    });
  });
}
