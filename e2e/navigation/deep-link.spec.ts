import { expect, expectAccessible, test } from "../support/fixtures.ts";

const SKU = "CA-LA-CMXXPC-XXXXXX";

test("A deep link to a product loads only the remote that owns the page.", async ({ page }) => {
  const remotes = new Set<string>();
  page.on("request", (request) => {
    // Prefetched files of next pages are not executed.
    if (request.resourceType() === "fetch") return;
    const remote = /\/assets\/(mf-[\w-]+)\//.exec(request.url())?.[1];
    if (remote) remotes.add(remote);
  });

  await page.goto(`/products/item/${SKU}`, { waitUntil: "networkidle" });

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "CRISPR activation template, all-in-one lentiviral vector",
  );
  await expect(page.getByText(SKU, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  expect([...remotes]).toEqual(["mf-designer"]);
});
