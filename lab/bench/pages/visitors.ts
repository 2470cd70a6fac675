import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fillCard, fillShipping } from "../../../e2e/support/cart-and-checkout.ts";
import { newEmail, signUp } from "../../../e2e/support/customers.ts";
import { GOOD_CARD, KIT } from "../../../e2e/support/go-to-payment.ts";
import { orderByPurchaseOrder } from "../../../e2e/support/purchase-orders.ts";
import { issueInvoice } from "../../../e2e/support/staff.ts";

type Cookies = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface Visitors {
  /** A guest with a kit in the cart. */
  guest: Cookies;
  /** A customer with an order, and a kit in the cart. */
  customer: Cookies;
  /** Number and token of the customer's order. */
  order: { number: string; token: string };
  /** A customer with an unpaid invoice for a purchase order. */
  owing: Cookies;
  /** A customer with a paid invoice. */
  paid: Cookies;
  /** The order numbers of the invoices. */
  invoices: { owing: string; paid: string };
  /** Address at which the customer's design is shared. */
  sharedDesign: string;
}

/** Creates the visitors in a running store. */
export async function makeVisitors(browser: Browser, store: string): Promise<Visitors> {
  const guest = await browser.newContext({ baseURL: store });
  await addKit(await guest.newPage());

  const context = await browser.newContext({ baseURL: store });
  const page = await context.newPage();
  await signUp(page, newEmail());
  const sharedDesign = await shareDesign(page);
  await addKit(page);
  const order = await placeOrder(page);
  await addKit(page);
  const visitors = {
    guest: await guest.storageState(),
    customer: await context.storageState(),
    order,
    sharedDesign,
  };
  await Promise.all([guest.close(), context.close()]);
  const owing = await makeInvoiced(browser, store);
  const paid = await makeInvoiced(browser, store, payInvoice);
  return {
    ...visitors,
    owing: owing.cookies,
    paid: paid.cookies,
    invoices: { owing: owing.order, paid: paid.order },
  };
}

async function makeInvoiced(
  browser: Browser,
  store: string,
  then?: (page: Page, order: string) => Promise<void>,
): Promise<{ cookies: Cookies; order: string }> {
  const context = await browser.newContext({ baseURL: store });
  const page = await context.newPage();
  const order = await orderByPurchaseOrder(page, newEmail());
  await issueInvoice(order);
  await then?.(page, order);
  const cookies = await context.storageState();
  await context.close();
  return { cookies, order };
}

async function payInvoice(page: Page, order: string): Promise<void> {
  await page.goto(`/checkout/${order}`);
  await fillCard(page, GOOD_CARD);
  await page.getByRole("button", { name: "Pay Invoice" }).click();
  await page.waitForURL(`**/invoice-confirmation/${order}`);
}

async function shareDesign(page: Page): Promise<string> {
  await page.goto(KIT, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Save Design" }).click();
  await page.getByText(/^Saved in your account/).waitFor();
  const [design] = await (await page.request.get("/api/users/designs/")).json();
  return `/design/shared/${design.id}`;
}

async function addKit(page: Page): Promise<void> {
  await page.goto(KIT, { waitUntil: "networkidle" });
  await page.getByRole("checkbox", { name: "Select Plasmid DNA" }).check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByRole("dialog", { name: "Added to your cart" }).waitFor();
}

async function placeOrder(page: Page): Promise<Visitors["order"]> {
  await page.goto("/checkout");
  await fillShipping(page);
  await fillCard(page, GOOD_CARD);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/order-confirmation/**");
  const token = page.url().split("/").at(-1) ?? "";
  const orders = await (await page.request.get("/api/users/view-orders/?status=all")).json();
  return { number: String(orders.order_items[0].order_id), token };
}
