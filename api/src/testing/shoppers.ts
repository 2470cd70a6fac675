import type { Cart } from "@ligate/contract/cart/schemas";
import { toCents, toDollars } from "@ligate/contract/common/money";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Browser } from "./browser.ts";
import { signUp } from "./customers.ts";

/** The plasmid of a design in its smallest size and a larger one. */
export const PLASMID = "CA-LA-CMXXPC-XXXXXX-PD10";
export const LARGER = "CA-LA-CMXXPC-XXXXXX-GS01";

export const ADDRESS = {
  first_name: "Ada",
  last_name: "Byron",
  institution: "Example Institute",
  phone: "617 555 0100",
  address_line_1: "1 Analytical Way",
  city: "Boston",
  state: "MA" as const,
  zipcode: "02142",
};

export const add = (browser: Browser, product_sku = PLASMID, quantity = 1) =>
  browser.post("/api/orders/cart/", { cart_item: { product_sku }, quantity });

export const getCart = async (browser: Browser): Promise<Cart> =>
  (await browser.get("/api/orders/cart/")).body;

/** The checkout's total in dollars, added in cents: in floating point, 240.08 + 43 is not 283.08. */
export const getTotal = ({ total_price }: Cart) =>
  toDollars(toCents(total_price) + toCents(shippingFee(total_price)));
const shippingFee = (subtotal: number) => (subtotal >= 500 ? 0 : 43);

/** The body of the checkout's capture request. */
export const captureBody = ({ count, total_price }: Cart) => ({
  address: ADDRESS,
  quantity: count,
  subtotal: total_price,
  shipping_amount: shippingFee(total_price),
});

/** A signed-in customer at the checkout with a payment created for the cart. */
export async function atCheckout(browser: Browser, email = "ada@lab.example") {
  await signUp(browser, email);
  await add(browser);
  const cart = await getCart(browser);
  return { cart, id: await openPayment(browser, cart) };
}

/** The body of the checkout's request for a payment by card. */
export const paymentBody = (cart: Cart) => ({
  total_price: getTotal(cart),
  payment_source: "card" as const,
  address: ADDRESS,
});

/** @param differing such as another `payment_source` */
export async function openPayment(browser: Browser, cart: Cart, differing: object = {}): Promise<string> {
  return (await browser.post("/api/orders/create/", { ...paymentBody(cart), ...differing })).body.id;
}

export const capture = (browser: Browser, id: string, cart: Cart, differing: object = {}) =>
  browser.post(`/api/orders/capture/${id}`, { ...captureBody(cart), ...differing });

/** Pays the cart with a new payment. @param differing such as another `address`, in both requests */
export const pay = async (browser: Browser, cart: Cart, differing: object = {}) =>
  capture(browser, await openPayment(browser, cart, differing), cart, differing);

/** The plasmid of a knock-in of human TP53, which asks for an insert and its site. */
export const KNOCK_IN_SKU = "KI-SP-ENXXXA-H00001-PD10";

/** Its complete specification, as it is stored. */
export const COMPLETE: Specification = {
  insert: { source: "sequence", name: "mNeonGreen", sequence: "ACGTAC" },
  site: { at: "C-terminal" },
};

/** Adds a product with a specification to the cart. */
export const addSpecified = (
  browser: Browser,
  specification: object = COMPLETE,
  product_sku = KNOCK_IN_SKU,
  quantity = 1,
) => browser.post("/api/orders/cart/", { cart_item: { product_sku, specification }, quantity });
