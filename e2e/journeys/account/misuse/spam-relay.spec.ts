import type { Page } from "@playwright/test";
import { addFormats, fillCard, fillShipping } from "../../../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../../../support/customers.ts";
import { expect, expectAccessible, test } from "../../../support/fixtures.ts";
import { GOOD_CARD, KIT } from "../../../support/go-to-payment.ts";
import { findMails, waitForMail } from "../../../support/mailbox.ts";
import { csrfHeader, postAs } from "../../../support/other-visitors.ts";
import { EMPTY_PDF } from "../../../support/purchase-orders.ts";
import { staff } from "../../../support/staff.ts";

const SPAM = "Win at casino.example";

test("An account with another person's address sends no text to it, and orders nothing unpaid.", async ({
  page,
  request,
}) => {
  const victim = createEmail();
  await signUp(page, victim, SPAM);
  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();

  await test.step("the checkout offers no purchase order, but the link again", async () => {
    await expect(page).toHaveURL("/checkout");
    await fillShipping(page);
    await page.getByRole("tab", { name: "Credit Card and Purchase Order" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("you need a verified e-mail address");
    await expect(page.getByLabel("PO number")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the API refuses it, past the page", async () => {
    expect(await orderPastThePage(page, SPAM)).toEqual({
      status: 403,
      detail: expect.stringMatching(/verif/i),
    });
    const { rows } = await staff("orders:list");
    expect(rows.filter(({ customer }) => customer === victim)).toEqual([]);
  });

  await test.step("what the account does sends mails without the typed text", async () => {
    const contact = { firstName: SPAM, lastName: SPAM, email: victim, subject: SPAM, message: SPAM };
    expect((await postAs(page, "/api/contact-us/", contact)).status).toBe(200);
    await page.getByRole("tab", { name: "Credit Card", exact: true }).click();
    await fillCard(page, GOOD_CARD);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order/);
    await waitForMail(request, victim, /order/i);
    const mails = await findMails(request, victim, /./);
    expect(mails.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(mails)).not.toMatch(/casino/i);
  });
});

/** Sends the form of a purchase order with the page's session. @param text of its number and the buyer's name */
async function orderPastThePage(page: Page, text: string) {
  const cart = (await (await page.request.get("/api/orders/cart/")).json()) as {
    data: object[];
    total_price: number;
  };
  const address = { first_name: text, last_name: text, address_line_1: "1 A St", city: "Boston" };
  const total = (cart.total_price + 38).toFixed(2);
  const response = await page.request.post("/api/orders/pay-with-purchase-order/", {
    headers: await csrfHeader(page),
    multipart: {
      order_number: text,
      po_file: { name: "po.pdf", mimeType: "application/pdf", buffer: EMPTY_PDF },
      cart: JSON.stringify(cart.data),
      quantity: "1",
      subtotal: cart.total_price.toFixed(2),
      shipping_amount: "38.00",
      total_price: total,
      address: JSON.stringify({ ...address, state: "MA", zipcode: "02142" }),
      credit_price: "0.00",
      po_price: total,
    },
  });
  return { status: response.status(), detail: ((await response.json()) as { detail: string }).detail };
}
