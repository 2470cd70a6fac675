import { expect, type Page } from "@playwright/test";
import { addFormats, fillShipping } from "./cart-and-checkout.ts";
import { signUpVerified } from "./customers.ts";

export const KIT = "/products/item/KO-LA-CMXXPC-H00001";
export const GOOD_CARD = "4111 1111 1111 1111";

/** Signs up a customer with a verified address, adds one item to the cart, and fills in the shipping address. */
export async function goToPayment(page: Page, email: string): Promise<void> {
  await signUpVerified(page, email);
  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await fillShipping(page);
}
