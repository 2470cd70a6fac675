import { expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail, signUpVerified } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD } from "../../support/go-to-payment.ts";
import { waitForMail } from "../../support/mailbox.ts";
import { placeOrder } from "../../support/purchase-orders.ts";
import { findOrderNumber, staff } from "../../support/staff.ts";

const INSERT = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACCGGGGTGGTGCCCATCCTGGTC";

test("The specification of a knock-in goes from the product page to the order, its mail and the staff.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  await signUpVerified(page, email);
  const form = page.getByRole("region", { name: "Specification" });
  const group = (name: string) =>
    form.getByRole("group", { name: new RegExp(`^${name} (required|optional|✓)`) });

  await test.step("nothing can be added without what is required", async () => {
    await page.goto("/products/item/KI-SP-PGXXXA-H00001", { waitUntil: "networkidle" });
    await page.getByRole("checkbox", { name: "Select Plasmid DNA" }).check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("region", { name: "Your selection" })).toContainText("Insertion site");
    await expectInCart(page, 0);
    await expectAccessible(page);
  });

  await test.step("a wrong base is named with its position", async () => {
    await group("Insert").getByLabel("Your insert").check();
    await group("Insert").getByLabel("Name of the insert").fill("Reporter 7");
    await group("Insert").getByLabel("Sequence of the insert").fill(`ACGTX${INSERT}`);
    await group("Insertion site").getByLabel("C-terminal").check();
    await expect(group("Insert")).toContainText(/X.* position 5|position 5.* X/);
    await expectAccessible(page);
    await group("Insert").getByLabel("Sequence of the insert").fill(INSERT);
    await expect(group("Insert")).not.toContainText("position 5");
  });

  await test.step("the cart, the checkout and the confirmation show it", async () => {
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("dialog", { name: "Added to your cart" }).getByRole("listitem")).toHaveCount(
      1,
    );
    await page.goto("/cart");
    await expect(page.getByRole("region", { name: "Items in your cart" })).toContainText("Reporter 7");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Checkout" }).click();
    await expect(page.getByRole("region", { name: "Order review" })).toContainText("Reporter 7");
    await fillShipping(page);
    await fillCard(page, GOOD_CARD);
    await placeOrder(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order/);
    await expect(page.getByRole("region", { name: "Your order" })).toContainText("Reporter 7");
    await expectAccessible(page);
  });

  await test.step("so do the mail, the page of the order with the sequence, and the staff's command", async () => {
    const order = await findOrderNumber(email);
    expect((await waitForMail(request, email, /order/)).text).toContain("Reporter 7");
    await page.goto(`/profile/order/${order}`);
    await expect(page.getByRole("main")).toContainText("Reporter 7");
    await expect(page.getByRole("main")).toContainText("C-terminal");
    await expectAccessible(page);
    const sequence = page.getByRole("region", { name: /^Sequence of/ });
    await sequence.getByRole("button", { name: /^Show the sequence/ }).click();
    await sequence.getByLabel("Find bases on both strands").fill(INSERT);
    await expect(sequence).toContainText("1 site found.");
    await expectAccessible(page);
    expect(JSON.stringify(await staff("order:show", order))).toContain(INSERT);
    expect(JSON.stringify(await staff("packing:list", order))).toMatch(/µg/);
  });
});

test("The same kit with two specifications is two lines.", async ({ page }) => {
  await page.goto("/products/item/RI-SP-U6XXXA-H00001", { waitUntil: "networkidle" });
  const guide = page.getByRole("region", { name: "Specification" }).getByRole("group", { name: /^Guide/ });
  const add = async (lines: number) => {
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expectInCart(page, lines);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Close|Continue/ })
      .first()
      .click();
  };
  await page.getByRole("checkbox", { name: "Select Plasmid DNA" }).check();
  await add(1);
  await guide.getByLabel("Your own").check();
  await guide.getByRole("textbox").fill("GACTCCAGTGGTAATCTACTG");
  await page.getByRole("checkbox", { name: "Select Plasmid DNA" }).check();
  await add(2);

  await page.goto("/cart");
  await expect(page.getByRole("region", { name: "Items in your cart" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Items in your cart" })).toContainText(
    "GACTCCAGTGGTAATCTACTG",
  );
});
