import type { Browser, BrowserContext, Page } from "@playwright/test";
import { addFormats, fillCard } from "../../../e2e/support/cart-and-checkout.ts";
import { createEmail } from "../../../e2e/support/customers.ts";
import { GOOD_CARD, goToPayment, KIT } from "../../../e2e/support/go-to-payment.ts";
import { orderByPurchaseOrder, placeOrder } from "../../../e2e/support/purchase-orders.ts";
import { publicPages } from "../../../e2e/support/releases/public-pages.ts";
import { issueInvoice } from "../../../e2e/support/staff.ts";
import { readActive } from "../release-folders.ts";

type Cookies = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** An address that is measured. */
export interface Address {
  id: string;
  /** Path and query. */
  path: string;
  /** Those of its visitor; a new guest by default. */
  cookies?: Cookies;
  /** Whether the server renders the page. */
  isPublic: boolean;
}

/** All pages of the active releases, with customers, orders and invoices that are created for them in a running store. */
export async function createAddresses(
  browser: Browser,
  store: string,
  releasesDir: string,
): Promise<Address[]> {
  const guest = await visitAs(browser, store, addKit);
  const customer = await visitAs(browser, store, async (page) => {
    await goToPayment(page, createEmail());
    const order = await payByCard(page);
    const design = await shareDesign(page);
    await addKit(page);
    return { order, design };
  });
  const owing = await visitAs(browser, store, orderByInvoice);
  const paid = await visitAs(browser, store, async (page) => payInvoice(page, await orderByInvoice(page)));
  const { order, design } = customer.result;
  const { cookies } = customer;

  /** By route id. Other pages are visited by a guest at the path of their route. */
  const visits: Record<string, { path?: string; cookies?: Cookies }> = {
    cart: { cookies: guest.cookies },
    checkout: { cookies: guest.cookies },
    "invoice-checkout": { path: `/checkout/${owing.result}`, cookies: owing.cookies },
    "invoice-confirmation": { path: `/invoice-confirmation/${paid.result}`, cookies: paid.cookies },
    "order-confirmation": { path: `/order-confirmation/${order.token}`, cookies },
    "verify-email": { path: "/verify-email/unknown" },
    "reset-password": { path: "/reset-password/unknown" },
    "confirm-email": { path: "/profile/email/unknown", cookies },
    profile: { cookies },
    settings: { cookies },
    orders: { path: "/profile/orders/all", cookies },
    order: { path: `/profile/order/${order.number}`, cookies },
    designs: { cookies },
  };
  const open = publicPages().map(({ id, address }) => ({ id, path: address, isPublic: true }));
  const closed = (await readActive(releasesDir))
    .filter(({ name, ssr }) => name !== "shell" && !ssr)
    .flatMap(({ pages }) => Object.entries(pages))
    .map(([id, { path }]) => ({ id, isPublic: false, path, ...visits[id] }));
  return [...open, { id: "shared-design", path: design, isPublic: true }, ...closed];
}

/** Runs steps as a new visitor. @returns their result, and the visitor's cookies */
async function visitAs<Result>(browser: Browser, store: string, steps: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ baseURL: store });
  try {
    const result = await steps(await context.newPage());
    return { result, cookies: await context.storageState() };
  } finally {
    await context.close();
  }
}

async function addKit(page: Page): Promise<void> {
  await page.goto(KIT, { waitUntil: "networkidle" });
  await addFormats(page, "Plasmid DNA");
}

/** @returns the address at which the customer's design is shared */
async function shareDesign(page: Page): Promise<string> {
  await page.goto(KIT, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Save Design" }).click();
  await page.getByText(/^Saved in your account/).waitFor();
  const [design] = await (await page.request.get("/api/users/designs/")).json();
  return `/design/shared/${design.id}`;
}

/** Pays the order at whose payment the customer is. */
async function payByCard(page: Page): Promise<{ number: string; token: string }> {
  await fillCard(page, GOOD_CARD);
  await placeOrder(page).click();
  await page.waitForURL("**/order-confirmation/**");
  const token = page.url().split("/").at(-1) ?? "";
  const orders = await (await page.request.get("/api/users/view-orders/?status=all")).json();
  return { number: String(orders.order_items[0].order_id), token };
}

/** Signs up a customer with an unpaid invoice for a purchase order. @returns the order number */
async function orderByInvoice(page: Page): Promise<string> {
  const order = await orderByPurchaseOrder(page, createEmail());
  await issueInvoice(order);
  return order;
}

async function payInvoice(page: Page, order: string): Promise<string> {
  await page.goto(`/checkout/${order}`);
  await fillCard(page, GOOD_CARD);
  await page.getByRole("button", { name: "Pay Invoice" }).click();
  await page.waitForURL(`**/invoice-confirmation/${order}`);
  return order;
}
