import type { Tag } from "@ligate/contract/endpoint";
import type { Browser } from "../browser.ts";
import { lastToken } from "../customers.ts";
import { anOrder, aQuote } from "../orders.ts";
import { invoiced } from "../purchase-orders.ts";
import { add, getCart, openPayment, PLASMID } from "../shoppers.ts";
import type { TestApp } from "../test-app.ts";

const DESIGN = "CA-LA-CMXXPC-XXXXXX";

/** Placeholders for identifiers of the visitor's records. */
export const PLACEHOLDERS = [
  "REALorder",
  "REALreceipt",
  "REALpayment",
  "REALdesign",
  "REALlink",
  "REALinvoice",
  "REALquote",
] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];

/** The placeholder that a path parameter usually gets, by tag. */
export const USUAL_PLACEHOLDER: Partial<Record<Tag, Placeholder>> = {
  account: "REALlink",
  profile: "REALdesign",
  design: "REALdesign",
  cart: "REALquote",
  payment: "REALpayment",
  order: "REALorder",
  invoice: "REALinvoice",
};

export interface TestVisitor {
  browser: Browser;
  real: Partial<Record<Placeholder, string>>;
}

let customers = 0;

/** Email addresses of the visitors' accounts. The first is the customer of the examples. */
const nextEmail = () => (customers++ === 0 ? "ada@lab.example" : `ada${customers}@lab.example`);

/** The three visitors. Each has a CSRF token, because every write is rejected without one. */
export const createVisitors = {
  "a customer": async (shop: TestApp): Promise<TestVisitor> => {
    const browser = shop.browser();
    const email = nextEmail();
    const due = await invoiced(shop.db(), browser, email);
    await add(browser, PLASMID);
    const order = await anOrder(shop.db(), email);
    const design = await browser.post("/api/users/designs/", { product_sku: DESIGN });
    return {
      browser,
      real: {
        REALorder: order.orderNumber,
        REALreceipt: order.paymentToken,
        REALpayment: await openPayment(browser, await getCart(browser)),
        REALdesign: String(design.body.id),
        REALlink: await lastToken(shop.db()),
        REALinvoice: due,
        REALquote: await aQuote(shop.db()),
      },
    };
  },
  "a visitor without a session": async (shop: TestApp): Promise<TestVisitor> => {
    const browser = shop.browser();
    await browser.get("/api/csrf/");
    return { browser, real: {} };
  },
  "a guest with a cart": async (shop: TestApp): Promise<TestVisitor> => {
    const browser = shop.browser();
    await add(browser, PLASMID);
    return { browser, real: {} };
  },
};
