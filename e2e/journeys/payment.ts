import { expect, type Page } from "@playwright/test";
import { signUp } from "./customers.ts";
import { addFormats, fillShipping } from "./shopping.ts";

export const KIT = "/products/item/KO-LA-CMXXPC-H00001";
export const GOOD_CARD = "4111 1111 1111 1111";

/** A new customer with one piece in the cart, at the checkout, who has said where to ship. */
export async function goToPayment(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await fillShipping(page);
}
