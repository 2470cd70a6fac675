import { expect, test } from "../support/fixtures.ts";

// The browser's own line about the document.
test.use({ allowedErrors: [/status of 404 .*\/ui/] });

test("The design system's parts are shown in development only: a store has nothing at /ui.", async ({
  page,
}) => {
  const answer = await page.goto("/ui", { waitUntil: "networkidle" });
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not found");
});
