import { expect, test } from "../support/fixtures.ts";

// The 404 response of the document.
test.use({ allowedErrors: [/status of 404 .*\/ui/] });

test("The styleguide at /ui exists only in development.", async ({ page }) => {
  const response = await page.goto("/ui", { waitUntil: "networkidle" });
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not found");
});
