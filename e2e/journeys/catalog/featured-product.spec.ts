import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test("A product picture is enlarged by keyboard, and Escape returns the focus to it.", async ({ page }) => {
  await page.goto("/product/featured/TR-1001", { waitUntil: "networkidle" });
  const stage = page.getByRole("button", { name: /Enlarge/ });
  await stage.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await expect(dialog.getByRole("img", { name: /vial of TR-1001/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img", { name: /Carton of TR-1001/ })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Escape");

  await expect(dialog).toBeHidden();
  await expect(stage).toBeFocused();
  await expect(stage).toHaveAccessibleName(/Carton of TR-1001/);
});

test("Changing the product picture does not shift the layout.", async ({ page }) => {
  await page.goto("/product/featured/QP-2001", { waitUntil: "networkidle" });
  const position = () => page.getByRole("tablist").boundingBox();
  const before = await position();

  await page.getByRole("button", { name: "Picture 2 of 2" }).click();
  await expect(page.getByRole("img", { name: /Carton of QP-2001/ })).toBeVisible();

  expect(await position()).toEqual(before);
});

for (const [number, title] of [
  ["TR-1001", "EGFP-positive and living cells, 48 h after transfection"],
  ["QP-2001", "GAPDH, standard curve of human cDNA"],
  ["DM-3001", "Bands on 1 % agarose, 5 µL"],
] as const) {
  test(`The performance chart of ${number} is accessible and fits a phone.`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/product/featured/${number}`, { waitUntil: "networkidle" });
    await page.getByRole("tab", { name: "Performance Data" }).click();
    const figure = page.getByRole("figure", { name: title });
    await figure.getByText("Show data").click();
    await expect(figure.getByRole("table")).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
}

test("All tabs are shown below one another in print and without scripts.", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/product/featured/TR-1001");
  await page.goto("/product/featured/TR-1001", { waitUntil: "networkidle" });
  const manual = page.getByRole("link", { name: /protocol for plasmid/ });
  await expect(manual).toBeHidden();
  await page.emulateMedia({ media: "print" });

  for (const shown of [page, plain]) {
    for (const name of ["Specifications", "Performance Data", "Manuals"])
      await expect(shown.getByRole("heading", { name })).toBeVisible();
    await expect(shown.getByRole("figure", { name: /^EGFP-positive and living cells/ })).toBeVisible();
    await expect(shown.getByRole("link", { name: /protocol for plasmid/ })).toBeVisible();
    await expect(shown.getByRole("tablist")).toBeHidden();
  }
  await context.close();
});

test("A manual opens as a PDF in a new tab.", async ({ page, request }) => {
  await page.goto("/product/featured/TR-1001", { waitUntil: "networkidle" });
  await page.getByRole("tab", { name: "Manuals" }).click();
  const link = page.getByRole("link", { name: /protocol for plasmid/ });
  await expect(link).toHaveAttribute("target", "_blank");

  const response = await request.get((await link.getAttribute("href")) ?? "");

  expect(response.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="TR-1001-protocol.pdf"',
  });
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
