import { addFormats, expectInCart } from "../../support/cart-and-checkout.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test("The pop-up shows what was added and its price; a line that is removed from the cart comes back as it was.", async ({
  page,
}) => {
  const items = page.getByRole("region", { name: "Items in your cart" });
  const undo = items.getByRole("button", { name: /^Undo the removal of TP53/ });

  await test.step("adds a kit, whose price the pop-up shows", async () => {
    await page.goto("/products/item/RI-SP-U6XXXA-H00001", { waitUntil: "networkidle" });
    await addFormats(page, "Plasmid DNA");
    const popUp = page.getByRole("dialog", { name: "Added to your cart" });
    await expect(popUp.getByRole("listitem")).toContainText(/^TP53 .*Kit--Gene H00001, .*\$/);
    await expect(popUp).toContainText(/Subtotal \(1\)\s*\$/);
    await expect(popUp).toContainText(/\$\d+ to free shipping/);
    await popUp.getByRole("link", { name: "View cart" }).click();
  });

  await test.step("removes it, and restores it by keyboard", async () => {
    await items.getByRole("button", { name: "Increase quantity" }).click();
    await expectInCart(page, 2);
    await items.getByRole("button", { name: /^Remove/ }).click();
    await expect(items.getByRole("status")).toHaveText(/^Removed TP53/);
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    await expectInCart(page, 0);
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await expect(undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(items.getByRole("listitem")).toBeFocused();
    await expect(undo).toBeHidden();
    await expect(items.getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
    await expectInCart(page, 2);
    await expectAccessible(page);
  });

  await test.step("restores it in another tab, after a reload", async () => {
    await items.getByRole("button", { name: /^Remove/ }).click();
    await expectInCart(page, 0);
    await page.reload();
    await expect(undo).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto("/cart");
    await tab.getByRole("button", { name: /^Undo the removal of TP53/ }).click();
    await expect(tab.getByRole("listitem").filter({ hasText: "TP53" })).toBeVisible();
    await tab.close();
    await expect(undo).toBeHidden();
  });

  await test.step("which is stored", async () => {
    await page.reload();
    await expect(items.getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
  });
});
