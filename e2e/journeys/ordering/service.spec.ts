import { expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail, signUpVerified } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD } from "../../support/go-to-payment.ts";
import { waitForMail } from "../../support/mailbox.ts";
import { placeOrder } from "../../support/purchase-orders.ts";
import { findOrderNumber } from "../../support/staff.ts";

test("A western blot is ordered on its row, and the order and its mail say what was asked for.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  await signUpVerified(page, email);
  await page.goto("/services/experiment-services#SV-5003");
  const blot = page.getByRole("article", { name: /^Western blot/ });
  await blot.getByLabel("Target protein").fill("phospho-STAT3 (Y705)");
  await expect(blot).toBeInViewport();
  await blot.getByRole("button", { name: "Add to Cart" }).click();
  await expect(blot.getByRole("alert")).toHaveText("Please complete all required fields.");
  await expectAccessible(page);
  await blot.getByLabel("Species").selectOption("Human");
  await blot.getByLabel("Antibody supplied by").selectOption("The store");
  await blot.getByLabel("Sample type").selectOption("Lysates");
  await blot.getByLabel("Number of samples").fill("6");
  await blot.getByRole("button", { name: "Add to Cart" }).dblclick();
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toContainText("phospho-STAT3");
  await expectInCart(page, 1);

  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await fillShipping(page);
  await fillCard(page, GOOD_CARD);
  await placeOrder(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order/);
  expect((await waitForMail(request, email, /order/)).text).toContain("phospho-STAT3 (Y705)");
  await page.goto(`/profile/order/${await findOrderNumber(email)}`);
  await expect(page.getByRole("main")).toContainText("phospho-STAT3 (Y705)");
});
