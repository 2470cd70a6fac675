import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test("The picture of a supply is enlarged by keyboard, and Escape leads back to it.", async ({ page }) => {
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

test("Pictures of a supply are changed without moving what stands around them.", async ({ page }) => {
  await page.goto("/product/featured/QP-2001", { waitUntil: "networkidle" });
  const place = () => page.getByRole("tablist").boundingBox();
  const before = await place();

  await page.getByRole("button", { name: "Picture 2 of 2" }).click();
  await expect(page.getByRole("img", { name: /Carton of QP-2001/ })).toBeVisible();

  expect(await place()).toEqual(before);
});

for (const [number, title] of [
  ["TR-1001", "EGFP-positive and living cells, 48 h after transfection"],
  ["QP-2001", "GAPDH, standard curve of human cDNA"],
  ["DM-3001", "Bands on 1 % agarose, 5 µL"],
] as const) {
  test(`The performance of ${number} is drawn, for everybody.`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/product/featured/${number}`, { waitUntil: "networkidle" });
    await page.getByRole("tab", { name: "Performance Data" }).click();
    const figure = page.getByRole("figure", { name: title });
    await figure.getByText("The numbers").click();
    await expect(figure.getByRole("table")).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
}

test("A manual opens as a PDF beside the store.", async ({ page, request }) => {
  await page.goto("/product/featured/TR-1001", { waitUntil: "networkidle" });
  await page.getByRole("tab", { name: "Manuals" }).click();
  const link = page.getByRole("link", { name: /protocol for plasmid/ });
  await expect(link).toHaveAttribute("target", "_blank");

  const answer = await request.get((await link.getAttribute("href")) ?? "");

  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="TR-1001-protocol.pdf"',
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
