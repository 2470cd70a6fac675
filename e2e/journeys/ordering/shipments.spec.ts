import type { Page } from "@playwright/test";
import { createEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { findLink, waitForMail } from "../../support/mailbox.ts";
import { asOther } from "../../support/other-visitors.ts";
import { orderByPurchaseOrder } from "../../support/purchase-orders.ts";
import { makeReady, staff } from "../../support/staff.ts";

const PARCEL = ["--carrier", "fedex", "--tracking", "770123456789", "--dry-ice", "2.5"];
const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

test("An order is shipped and invoiced, a check pays a part, and accounts payable opens the invoice without a login.", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = createEmail();
  const order = await orderByPurchaseOrder(page, email);
  await makeReady(order);
  await staff("orders:ship", order, ...PARCEL);
  await staff("invoices:issue", order);
  const invoice = `Invoice IV-${order}`;

  await test.step("the mail and the page tell the carrier and the tracking number", async () => {
    const mail = await waitForMail(request, email, /has shipped/);
    expect(mail.text).toContain("770123456789");
    await page.goto(`/profile/order/${order}`);
    await expect(region(page, "Shipments").getByRole("link", { name: "770123456789" })).toBeVisible();
    await expect(region(page, "Documents").getByRole("link")).toHaveText([
      "Order confirmation (PDF)",
      `Packing list PL-${order}-1 (PDF)`,
      `${invoice} (PDF)`,
    ]);
    await expectAccessible(page);
  });

  await test.step("the invoice is attached to its mail", async () => {
    const mail = await waitForMail(request, email, /^Invoice/);
    expect(mail.attachments).toEqual([`${invoice}.pdf`]);
  });

  await test.step("a check pays a part; the rest is due", async () => {
    await staff("invoices:pay", order, "100", "--method", "check", "--reference", "1043");
    await page.reload();
    await expect(region(page, invoice)).toContainText(/Received\$100\.00Amount due\$438\.00/);
    await expect(waitForMail(request, email, /A payment for invoice/)).resolves.toMatchObject({
      text: expect.stringContaining("$438.00"),
    });
  });

  await test.step("a link opens the invoice for a stranger, until it is revoked", async () => {
    await page.getByRole("button", { name: `Link for accounts payable: ${invoice}` }).click();
    const url = await page.getByLabel(`Link to ${invoice}`).inputValue();
    await expectAccessible(page);
    await asOther(browser, baseURL, async (stranger) => {
      const opened = await stranger.request.get(url);
      expect(opened.headers()).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
      await page.getByRole("button", { name: `End all links: ${invoice}` }).click();
      await expect(page.getByText(`Links to ${invoice} no longer work.`)).toBeVisible();
      const ended = await stranger.request.get(url, { headers: { accept: "text/html" } });
      expect(ended.status()).toBe(404);
      expect(await ended.text()).toContain("it has expired or was revoked");
    });
  });

  expect((await staff("audit")).says.join()).toContain("they agree");
  expect((await staff("report")).says.join()).not.toContain("differ");
});

test("A customer cancels an open order with a reason, once.", async ({ page, request }) => {
  const email = createEmail();
  const order = await orderByPurchaseOrder(page, email);
  await page.goto(`/profile/order/${order}`);

  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByLabel("Why do you cancel it?").fill("Ordered twice");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel this order" }).dblclick();

  await expect(page.getByText("The order is cancelled.")).toBeVisible();
  await expect(region(page, "History")).toContainText("Ordered twice");
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await expectAccessible(page);
  const mail = await waitForMail(request, email, /Cancelled/);
  expect(findLink(mail, RegExp(`/profile/order/${order}$`))).toBeTruthy();
  expect((await staff("audit")).says.join()).toContain("they agree");
});
