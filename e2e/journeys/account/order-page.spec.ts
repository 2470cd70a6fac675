import type { Page } from "@playwright/test";
import { expectInCart } from "../../support/cart-and-checkout.ts";
import { createEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { findLink, waitForMail } from "../../support/mailbox.ts";
import { orderByPurchaseOrder } from "../../support/purchase-orders.ts";
import { issueInvoice, staff } from "../../support/staff.ts";

const history = (page: Page) => page.getByRole("region", { name: "History" });

test("The page of an order shows its history, invoice and delivery, orders it again and takes questions.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  const order = await orderByPurchaseOrder(page, email);

  await test.step("the mail leads to the page, which shows when the order is expected", async () => {
    const mail = await waitForMail(request, email, /order/i);
    await page.goto(findLink(mail, RegExp(`/profile/order/${order}$`)));
    await expect(page.getByRole("heading", { level: 1, name: `Order ${order}` })).toBeVisible();
    await expect(history(page).getByRole("listitem")).toHaveText([/^Open/, /^Estimated delivery/]);
    const all = page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "All orders" });
    await expect(all).toHaveAttribute("aria-current", "true");
    await expectAccessible(page);
  });

  await test.step("an invoiced order can be paid, and its history has every status", async () => {
    await issueInvoice(order);
    await page.reload();
    await expect(history(page).getByRole("listitem")).toHaveText([
      /^Open/,
      /^In Progress/i,
      /^Ready/,
      /^Shipped/,
      /^Invoiced/,
    ]);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Pay invoice" }).click();
    await expect(page).toHaveURL(`/checkout/${order}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Invoice IV-${order}`);
    await page.goto(`/profile/order/${order}`);
  });

  await test.step("the order is ordered again once with a double click", async () => {
    await expectInCart(page, 0);
    await page.getByRole("button", { name: "Order again" }).dblclick();
    const outcome = page.getByRole("region", { name: "Order again" });
    await expect(outcome).toContainText("Added to your cart at today's prices");
    await expectInCart(page, 1);
    await expectAccessible(page);
    await outcome.getByRole("link", { name: "Go to the cart" }).click();
    await expect(page).toHaveURL("/cart");
    await page.goto(`/profile/order/${order}`);
  });

  await test.step("questions about a line and about the order are one thread", async () => {
    await page.getByRole("button", { name: /^Ask about this order: / }).click();
    await page.getByLabel("Your question").fill("Is it endotoxin-free?");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send question" }).dblclick();
    await page.getByRole("link", { name: /^messages, MS-/ }).click();
    await expect(page.getByRole("list", { name: "Messages" })).toContainText("Is it endotoxin-free?");
    await page.getByRole("link", { name: new RegExp(order) }).click();
    await expect(page).toHaveURL(`/profile/order/${order}`);
    await page.getByRole("button", { name: "Ask about this order", exact: true }).last().click();
    await page.getByLabel("Your question").fill("And when does it arrive?");
    await page.getByRole("button", { name: "Send question" }).click();
    await page.getByRole("link", { name: /^messages, MS-/ }).click();
    await expect(page.getByRole("list", { name: "Messages" }).getByRole("article")).toHaveCount(2);
  });
});

test("An order that staff cancel before production says why.", async ({ page, request }) => {
  const email = createEmail();
  const order = await orderByPurchaseOrder(page, email);

  await staff("orders:cancel", order, "--reason", "The gene is not available.");
  await waitForMail(request, email, /cancel/i);
  await page.goto(`/profile/order/${order}`);

  await expect(history(page).getByRole("listitem").last()).toContainText("Cancelled");
  await expect(history(page)).toContainText("The gene is not available.");
  await expect(history(page)).not.toContainText("Estimated delivery");
  await expectAccessible(page);
});

test.describe("A missing order", () => {
  test.use({ allowedErrors: [/status of 404 .*\/view-order\//] });

  test("keeps the frame of the account", async ({ page }) => {
    await orderByPurchaseOrder(page, createEmail());
    await page.goto("/profile/order/0000000000");
    await expect(page.getByRole("main")).toContainText(/No order|not found/i);
    await expect(page.getByRole("navigation", { name: "Account" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("CDH1");
    await expectAccessible(page);
  });
});
