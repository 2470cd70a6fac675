import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./fixtures.ts";

/** On a product page, adds delivery formats to the cart and expects them in the pop-up. */
export async function addFormats(page: Page, ...formats: string[]): Promise<void> {
  for (const format of formats) {
    const selector = page.getByRole("checkbox", { name: `Select ${format}` });
    await expect(selector).toBeEnabled();
    await selector.check();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  const popUp = page.getByRole("dialog", { name: "Added to your cart" });
  await expect(popUp.getByRole("listitem")).toHaveCount(formats.length);
  await expectAccessible(page);
}

/** Expects the number of items in the cart badge. */
export const expectInCart = (page: Page, count: number) =>
  expect(page.getByRole("link", { name: `Cart, ${count} ${count === 1 ? "item" : "items"}` })).toBeVisible();

export async function fillShipping(page: Page): Promise<void> {
  const form = page.getByRole("region", { name: "1. Shipping" });
  const entries = {
    "First name": "Ada",
    "Last name": "Lovelace",
    Address: "100 Binney Street",
    City: "Cambridge",
    "ZIP code": "02142",
  };
  for (const [label, text] of Object.entries(entries))
    await form.getByLabel(label, { exact: true }).fill(text);
  // Goods on dry ice need them.
  await form.getByLabel(/^Institution/).fill("Example Institute");
  await form.getByLabel(/^Phone/).fill("617 555 0100");
  await form.getByLabel("State").selectOption("Massachusetts");
  await form.getByRole("button", { name: "Continue to billing" }).click();
  await expect(form.getByText("Cambridge, MA 02142")).toBeVisible();
}

/** Fills in the payment provider's card fields, each in an iframe with the field's name as its title. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const form = page.getByRole("form", { name: "Pay by card" });
  const entries = {
    "Name on card": "Ada Lovelace",
    "Card number": number,
    "Expiration date": "12/34",
    "Security code": "123",
  };
  for (const [name, text] of Object.entries(entries))
    await form.frameLocator(`iframe[title="${name}"]`).getByRole("textbox", { name }).fill(text);
}
