import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fillCard } from "../../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD } from "../../support/go-to-payment.ts";
import { findLink, waitForMail } from "../../support/mailbox.ts";
import { asOther } from "../../support/other-visitors.ts";
import { EMPTY_PDF, orderByPurchaseOrder, PO_NUMBER } from "../../support/purchase-orders.ts";
import { issueInvoice, staff } from "../../support/staff.ts";

const DECLINED = "4000 0000 0000 0002";
/** Contains bytes that are not valid UTF-8, so that a file that is decoded as text changes. */
const BINARY = Buffer.concat([
  EMPTY_PDF.subarray(0, 9),
  Buffer.from([0x25, 0xe2, 0x00, 0xff, 0x0a]),
  EMPTY_PDF.subarray(9),
]);

const amount = (page: Page, name: RegExp) => page.locator("dt", { hasText: name }).locator("+ dd");
const pay = (page: Page) => page.getByRole("button", { name: "Pay Invoice" });
const received = (page: Page) => page.getByRole("heading", { name: "Payment of $538.00 USD received" });

test.describe("An order by purchase order", () => {
  // The responses to the declined card, and to another customer's requests.
  test.use({ allowedErrors: [/status of (422 .*\/capture|404 .*\/(get-invoice|view-order))\//] });

  test("is invoiced by staff, paid by card after a declined one, and hidden from other customers", async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const email = createEmail();
    const order = await orderByPurchaseOrder(page, email, BINARY);
    await issueInvoice(order);

    await test.step("the mail links to the checkout of the invoice", async () => {
      const mail = await waitForMail(request, email, /invoice/i);
      await page.goto(findLink(mail, RegExp(`/checkout/${order}$`)));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Invoice IV-${order}`);
      await expect(amount(page, /^Invoice Amount$/)).toHaveText("$538.00");
      await expectAccessible(page);
    });

    await test.step("a declined card is reported, and another card pays", async () => {
      await fillCard(page, DECLINED);
      await pay(page).click();
      await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toContainText(/declined/i);
      await expect(page).toHaveURL(`/checkout/${order}`);
      await expectAccessible(page);
      await fillCard(page, GOOD_CARD);
      await pay(page).dblclick();
      await expect(page).toHaveURL(`/invoice-confirmation/${order}`);
      await expect(received(page)).toBeVisible();
      await expect(amount(page, /^Invoice$/)).toHaveText(`IV-${order}`);
      await expectAccessible(page);
      await page.reload();
      await expect(received(page)).toBeVisible();
    });

    await test.step("the invoice is paid and accepts no second payment", async () => {
      await page.goto(`/checkout/${order}`);
      await expect(page.getByRole("status")).toContainText("This invoice was already paid");
      await expect(pay(page)).toHaveCount(0);
      await expectAccessible(page);
      const { rows } = await staff("orders:list", "--status", "paid");
      expect(rows).toContainEqual(expect.objectContaining({ number: order, customer: email }));
      expect((await staff("audit")).says.join()).toContain("they agree");
    });

    await test.step("another customer does not find it", async () => {
      await asOther(browser, baseURL, async (other) => {
        await signUp(other, createEmail());
        await other.goto(`/checkout/${order}`);
        await expect(other.getByRole("alert")).toHaveText(/^No such invoice was found\./);
        await expect(other).toHaveURL("/");
        await other.goto(`/invoice-confirmation/${order}`);
        await expect(other.getByRole("main")).toContainText("No such invoice was found.");
        await expect(other.getByRole("main")).not.toContainText("538");
      });
    });
  });

  test("has a file that staff export unchanged", async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "ligate-po-"));
    try {
      const order = await orderByPurchaseOrder(page, createEmail(), BINARY);
      const out = join(folder, "po.pdf");
      const { rows } = await staff("orders:purchase-order", order, "--out", out);
      expect(rows).toMatchObject([{ order, "PO number": PO_NUMBER, amount: "$538.00" }]);
      expect(readFileSync(out).equals(BINARY)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
