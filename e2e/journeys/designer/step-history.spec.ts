import { expect, test } from "../../support/fixtures.ts";

test("Each step of the designer has an address: reload, Back and Forward work between steps.", async ({
  page,
}) => {
  const question = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await page.goto("/design", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /^CRISPR\b/ }).click();
  await page.getByRole("button", { name: "Next: function type" }).click();
  await expect(page).toHaveURL("/design?category=CRISPR&step=2");

  await page.reload();
  await expect(question).toHaveText("How should it do it?");
  await page.goBack();
  await expect(question).toHaveText("What should the vector do?");
  await page.goForward();
  await expect(question).toHaveText("How should it do it?");
});
