import { addFormats, expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { becomeCustomer, createEmail } from "../../support/customers.ts";
import { designKnockOutOfTp53, goToDesigner } from "../../support/designer-page.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { waitForMail } from "../../support/mailbox.ts";

const KIT = "CRISPR KO Lenti-AIO Kit--Gene H00001";

test("A visitor designs a kit for TP53, becomes a customer and orders it by card.", async ({
  page,
  request,
}) => {
  const email = createEmail();

  await test.step("designs a kit", async () => {
    await goToDesigner(page);
    await designKnockOutOfTp53(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "TP53 knock-out, all-in-one lentiviral vector",
    );
    await expect(page.getByRole("main").getByText(KIT).first()).toBeVisible();
  });

  await test.step("adds two formats to the cart", async () => {
    await addFormats(page, "Plasmid DNA", "Glycerol stock");
    await expectInCart(page, 2);
    await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
    const items = page.getByRole("region", { name: "Items in your cart" });
    await expect(items.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
    await expectAccessible(page);
  });

  await test.step("becomes a customer and returns to the complete cart", async () => {
    await becomeCustomer(page, request, email);
    await expectInCart(page, 2);
    await expect(page.getByRole("region", { name: "Order review" }).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("enters the shipping address and pays by card", async () => {
    await expectAccessible(page);
    await fillShipping(page);
    await fillCard(page, "4111 1111 1111 1111");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Place Order" }).click();
  });

  await test.step("sees the confirmation and receives it by mail", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\w+$/);
    await expect(page).toHaveURL(/\/order-confirmation\/\w+$/);
    const order = page.getByRole("region", { name: "Your order" });
    await expect(order.getByRole("link", { name: new RegExp(KIT) })).toHaveCount(2);
    await expectInCart(page, 0);
    await expectAccessible(page);

    const mail = await waitForMail(request, email, /order/);
    expect(mail.text).toContain(KIT);
    const total = await order
      .getByText(/^\$[\d,.]+$/)
      .last()
      .textContent();
    expect(mail.text).toContain(total ?? "no total");
  });

  await test.step("still sees the confirmation after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\w+$/);
  });
});
