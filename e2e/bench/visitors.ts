import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fillCard } from "../journeys/shopping.ts";

const PASSWORD = "Lab-Notebook-7";
const KIT = "/products/item/KO-LA-CMXXPC-H00001";

type Cookies = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface Visitors {
  /** Nobody, with a kit in the cart. */
  guest: Cookies;
  /** Has ordered, and has a kit in the cart again. */
  customer: Cookies;
  /** Number and token of the customer's order. */
  order: { number: string; token: string };
  /** Address at which the customer's design is shared. */
  sharedDesign: string;
}

/** Makes the visitors that pages need, in a store that runs. */
export async function makeVisitors(browser: Browser, store: string): Promise<Visitors> {
  const guest = await browser.newContext({ baseURL: store });
  await addKit(await guest.newPage());

  const context = await browser.newContext({ baseURL: store });
  const page = await context.newPage();
  await signUp(page);
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
  return visitors;
}

async function signUp(page: Page): Promise<void> {
  await page.goto("/signup", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(`bench.${Date.now()}@example.org`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByText("Your account has been created.").waitFor();
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
  const form = page.getByRole("region", { name: "1. Shipping" });
  const typed = ["First name", "Last name", "Address", "City", "ZIP code"];
  const values = ["Ada", "Lovelace", "100 Binney Street", "Cambridge", "02142"];
  for (const [at, label] of typed.entries())
    await form.getByLabel(label, { exact: true }).fill(values[at] ?? "");
  await form.getByLabel("State").selectOption("Massachusetts");
  await form.getByRole("button", { name: "Continue to billing" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/order-confirmation/**");
  const token = page.url().split("/").at(-1) ?? "";
  const orders = await (await page.request.get("/api/users/view-orders/?status=all")).json();
  return { number: String(orders.order_items[0].order_id), token };
}
